import { STATES, type WaitingCounts } from 'domain/inbox.ts'
import { STATES_OF } from 'domain/office/outbox.ts'
import { type Actor, can } from 'domain/permissions.ts'
import { isUnderTab } from 'domain/user.ts'
import { count } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { allUsers } from '../users/user-index.ts'

/** Counts what waits for the office, of what the actor may see. Costs six reads for an admin while no user has changed. */
export async function countWaiting(actor: Actor): Promise<WaitingCounts> {
  const comments = count(refs.comments.where('is_approved', '==', false))
  if (!can(actor, 'office:read')) return { comments: await comments }
  const [users, donations, messages, volunteers, failedMails] = await Promise.all([
    allUsers(),
    count(refs.donations.where('state', 'in', STATES.donations.new)),
    count(refs.messages.where('state', 'in', STATES.messages.new)),
    count(refs.volunteers.where('state', 'in', STATES.volunteers.new)),
    count(refs.mail.where('state', 'in', STATES_OF.failed)),
  ])
  const applications = users.filter(({ item }) => isUnderTab(item, 'requests')).length
  return { applications, donations, messages, volunteers, comments: await comments, failedMails }
}
