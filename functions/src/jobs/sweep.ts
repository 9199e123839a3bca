import type { IntentDocument } from 'domain/stored/intent.ts'
import { finishEmailChange } from '../accounts/email/finish-email-change.ts'
import { finishDeletion } from '../accounts/finish-deletion.ts'
import { settlePasswordChange } from '../accounts/password/notify-password-change.ts'
import { find, type Found } from '../cloud/store.ts'
import { cutOffGifts, settleCutOff } from '../forms/settle-cut-off.ts'
import { removeDeclared, undoUnlessDone } from '../intents/intents.ts'
import { chosenCompany } from '../payments/chosen-company.ts'
import { refs } from '../refs.ts'
import { syncClaims } from '../users/sync-claims.ts'
import { handleEach } from './handle-each.ts'

/**
 * Finishes or undoes what was cut off: decisions whose claims are not set yet, intents that are due, gifts by card.
 * One that fails again waits for the next minute, and delays no other.
 */
export async function sweep(now: Date): Promise<void> {
  const at = now.toISOString()
  await handleEach(await find(refs.users.where('claims_pending', '==', true)), ({ id }) => syncClaims(id, at))
  await handleEach(await find(refs.intents.where('due', '<=', at)), endIntent)
  await handleEach(await cutOffGifts(now), async (gift) =>
    settleCutOff(gift, chosenCompany(gift.data.company)),
  )
}

function endIntent({ ref, data }: Found<IntentDocument>): Promise<unknown> {
  if (data.kind === 'delete') return finishDeletion(data.uid)
  if (data.kind === 'email') return finishEmailChange(data.uid)
  if (data.kind === 'password:change' || data.kind === 'password:reset')
    return settlePasswordChange(ref, data)
  return data.kind === 'remove' ? removeDeclared(ref, data.paths) : undoUnlessDone(ref)
}
