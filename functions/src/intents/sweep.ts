import * as logger from 'firebase-functions/logger'
import { syncClaims } from '../accounts/claims.ts'
import { find } from '../cloud/store.ts'
import { stackOf } from '../http/answer-error.ts'
import { refs } from '../refs.ts'
import { undoUnlessDone } from './intents.ts'

/** An operation that is this old was cut off: no request lives longer than a minute. */
const CUT_OFF_AFTER = 15 * 60_000

/**
 * Finishes or undoes what was cut off: decisions whose claims are not set yet, operations that left an intent.
 * One that fails again waits for the next minute, and holds up no other.
 */
export async function sweep(now: Date): Promise<void> {
  const undecided = await find(refs.users.where('claims_pending', '==', true))
  const cutOff = await find(
    refs.intents.where('createdAt', '<', new Date(now.getTime() - CUT_OFF_AFTER).toISOString()),
  )
  await each(undecided, ({ id }) => syncClaims(id, now.toISOString()))
  await each(cutOff, ({ ref }) => undoUnlessDone(ref))
}

async function each<T extends { id: string }>(all: T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (const one of all)
    await work(one).catch((error: unknown) => logger.error(`sweep: ${one.id} has to wait`, stackOf(error)))
}
