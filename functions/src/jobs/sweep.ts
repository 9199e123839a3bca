import type { IntentDocument } from 'domain/stored/intent.ts'
import { finishEmailChange } from '../accounts/email/finish-email-change.ts'
import { finishDeletion } from '../accounts/finish-deletion.ts'
import { finishPasswordChange } from '../accounts/password/notify-password-change.ts'
import { find, type FoundDocument, remove } from '../cloud/store.ts'
import { findInterruptedPayments, finishInterruptedPayment } from '../forms/pay-by-card.ts'
import { removeDeclared, rollBackUnlessDone } from '../intents/intents.ts'
import { paymentProvider } from '../payments/payment-provider.ts'
import { refs } from '../refs.ts'
import { unlimited } from '../time-limit.ts'
import { restoreEmail } from '../users/restore-email.ts'
import { syncClaims } from '../users/sync-claims.ts'
import { runEach } from '../run-each.ts'

/** Returns whether an intent may take minutes: it removes as many forms, lines and files as there are. */
const isLong = ({ data: { kind } }: FoundDocument<IntentDocument>): boolean =>
  kind === 'delete' || kind === 'remove'

/**
 * Finishes or rolls back what was interrupted: decisions without claims, intents that are due, card payments. A failure waits for
 * the next minute and does not delay the others. Removals come last.
 * @param hasTime asked before and during removals; the rest of them waits for the next minute
 * @returns the ids of what failed
 */
export async function sweep(now: Date, hasTime = unlimited): Promise<string[]> {
  const at = now.toISOString()
  const undecided = await find(refs.users.where('claims_pending', '==', true))
  const failed = await runEach(undecided, ({ id }) => syncClaims(id, at))
  const intents = await find(refs.intents.where('due', '<=', at))
  const short = intents.filter((intent) => !isLong(intent))
  failed.push(...(await runEach(short, (intent) => endIntent(intent, hasTime))))
  const payments = await runEach(await findInterruptedPayments(now), async (payment) =>
    finishInterruptedPayment(payment, paymentProvider(payment.data.company)),
  )
  const long = await runEach(intents.filter(isLong), async (intent) => {
    if (hasTime()) await endIntent(intent, hasTime)
  })
  return [...failed, ...payments, ...long]
}

function endIntent({ ref, data }: FoundDocument<IntentDocument>, hasTime: () => boolean): Promise<unknown> {
  if (data.kind === 'delete') return finishDeletion(data.uid, hasTime)
  if (data.kind === 'email') return finishEmailChange(data.uid)
  if (data.kind === 'restore') return restoreEmail(data.uid)
  if (data.kind === 'password:change' || data.kind === 'password:reset')
    return finishPasswordChange(ref, data)
  // the files stay: from now on nothing says that visitors may see them
  if (data.kind === 'hide') return remove(ref)
  return data.kind === 'remove' ? removeDeclared(ref, data.paths) : rollBackUnlessDone(ref)
}
