import { STATES, type WaitingCounts } from 'domain/inbox.ts'
import { type Actor, can } from 'domain/permissions.ts'
import { count } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Counts what waits for the office in each list that the actor may see. */
export async function countWaiting(actor: Actor): Promise<WaitingCounts> {
  const comments = count(refs.comments.where('is_approved', '==', false))
  if (!can(actor, 'office:read')) return { comments: await comments }
  const [donations, messages, volunteers] = await Promise.all([
    count(refs.donations.where('state', 'in', STATES.donations.new)),
    count(refs.messages.where('state', 'in', STATES.messages.new)),
    count(refs.volunteers.where('state', 'in', STATES.volunteers.new)),
  ])
  return { donations, messages, volunteers, comments: await comments }
}
