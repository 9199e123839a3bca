import type { IntentDocument } from 'domain/stored/intent.ts'
import { finishEmailChange } from '../accounts/email/finish-email-change.ts'
import { finishDeletion } from '../accounts/finish-deletion.ts'
import { finishPasswordChange } from '../accounts/password/notify-password-change.ts'
import { find, type FoundDocument } from '../cloud/store.ts'
import { findInterruptedPayments, finishInterruptedPayment } from '../forms/pay-by-card.ts'
import { removeDeclared, rollBackUnlessDone } from '../intents/intents.ts'
import { paymentProvider } from '../payments/payment-provider.ts'
import { refs } from '../refs.ts'
import { restoreEmail } from '../users/restore-email.ts'
import { syncClaims } from '../users/sync-claims.ts'
import { runEach } from './run-each.ts'

/**
 * Finishes or rolls back what was interrupted: decisions without claims, intents that are due, card payments. A failure waits for
 * the next minute and does not delay the others.
 */
export async function sweep(now: Date): Promise<void> {
  const at = now.toISOString()
  await runEach(await find(refs.users.where('claims_pending', '==', true)), ({ id }) => syncClaims(id, at))
  await runEach(await find(refs.intents.where('due', '<=', at)), endIntent)
  await runEach(await findInterruptedPayments(now), async (payment) =>
    finishInterruptedPayment(payment, paymentProvider(payment.data.company)),
  )
}

function endIntent({ ref, data }: FoundDocument<IntentDocument>): Promise<unknown> {
  if (data.kind === 'delete') return finishDeletion(data.uid)
  if (data.kind === 'email') return finishEmailChange(data.uid)
  if (data.kind === 'restore') return restoreEmail(data.uid)
  if (data.kind === 'password:change' || data.kind === 'password:reset')
    return finishPasswordChange(ref, data)
  return data.kind === 'remove' ? removeDeclared(ref, data.paths) : rollBackUnlessDone(ref)
}
