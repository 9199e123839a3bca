import * as logger from 'firebase-functions/logger'
import { syncClaims } from '../accounts/claims.ts'
import { finishDeletion } from '../accounts/delete-account.ts'
import { find, type Found } from '../cloud/store.ts'
import { stackOf } from '../http/answer-error.ts'
import { dueMails } from '../mail/outbox.ts'
import { sendMail } from '../mail/send-mail.ts'
import { removeUnnamed } from '../posts/unnamed-pictures.ts'
import { refs } from '../refs.ts'
import type { IntentDocument } from './intent.ts'
import { undoUnlessDone } from './intents.ts'

/**
 * Finishes or undoes what was cut off: decisions whose claims are not set yet, intents that are due.
 * One that fails again waits for the next minute, and holds up no other.
 */
export async function sweep(now: Date): Promise<void> {
  const at = now.toISOString()
  await each(await find(refs.users.where('claims_pending', '==', true)), ({ id }) => syncClaims(id, at))
  await each(await find(refs.intents.where('due', '<=', at)), settle)
}

/** Sends the mails that wait, and those whose sender was cut off. */
export async function sendWaitingMails(now: Date): Promise<void> {
  const at = now.toISOString()
  await each(await dueMails(at), ({ id }) => sendMail(id, at))
}

function settle({ ref, data }: Found<IntentDocument>): Promise<unknown> {
  if (data.kind === 'delete') return finishDeletion(data.uid)
  return data.kind === 'remove' ? removeUnnamed(ref, data.paths) : undoUnlessDone(ref)
}

async function each<T extends { id: string }>(all: T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (const one of all)
    await work(one).catch((error: unknown) => logger.error(`sweep: ${one.id} has to wait`, stackOf(error)))
}
