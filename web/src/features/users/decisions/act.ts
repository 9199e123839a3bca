import { deleteUser, undoDecision } from 'domain/api/users.ts'
import type { Texts } from 'domain/texts/en.ts'
import type { UserListItem } from 'domain/user.ts'
import { isRefusal } from '#lib/firebase/call-callable.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError, serverMessage } from '#lib/http.ts'

/** Whom something is done to, as she was looked at. */
export type Decidable = Pick<UserListItem, 'id' | 'full_name' | 'revision'>

/** What an admin does to one user; the answers hold all of her, which nobody here needs. */
type Act = (user: Decidable) => Promise<void>

// with the rules of what they send, which the list is shown without
const decide = () => import('./decide.ts')

/** A correction since she was looked at is refused. */
export const approve: Act = async (user) => (await decide()).callApprove(user)

export const reject =
  (reason: string): Act =>
  async (user) =>
    (await decide()).callReject(user, reason)

export const undo: Act = async ({ id }) => {
  await callSignedIn(undoDecision, { id })
}

export const remove: Act = ({ id }) => callSignedIn(deleteUser, { id })

export interface Outcome {
  done: readonly Decidable[]
  failed: readonly { user: Decidable; error: unknown }[]
}

const isAnswered = (error: unknown): boolean => error instanceof HttpError || isRefusal(error)

/** So many at once, or the first could not be taken back any more when the last is decided. */
const AT_ONCE = 5

/** Does the same to each; what is refused of one keeps no other, but without a connection it ends. */
export async function actOnEach(users: readonly Decidable[], act: Act): Promise<Outcome> {
  const done: Decidable[] = []
  const failed: Outcome['failed'][number][] = []
  for (let at = 0; at < users.length && failed.every(({ error }) => isAnswered(error)); at += AT_ONCE) {
    const together = users.slice(at, at + AT_ONCE)
    const outcomes = await Promise.allSettled(together.map(act))
    for (const [place, user] of together.entries()) {
      const outcome = outcomes[place]
      if (outcome?.status === 'rejected') failed.push({ user, error: outcome.reason })
      else done.push(user)
    }
  }
  return { done, failed }
}

/** What is said of a failure: the server's own words, else that it failed, or that no answer came. */
type Failures = (texts: Texts['users']) => { refused: string; unanswered: string }

export const FAILURES = {
  approve: (users) => ({ refused: users.approveFailed, unanswered: users.approveError }),
  reject: (users) => ({ refused: users.rejectFailed, unanswered: users.rejectError }),
  undo: (users) => ({ refused: users.undoError, unanswered: users.undoError }),
  delete: (users) => ({ refused: users.deleteFailed, unanswered: users.deleteError }),
} satisfies Record<string, Failures>

/** Says why something failed. */
export function formatFailure(error: unknown, { users }: Texts, failures: Failures): string {
  const { refused, unanswered } = failures(users)
  if (error instanceof HttpError) return serverMessage(error.body) ?? refused
  return isRefusal(error) ? (serverMessage(error.details) ?? refused) : unanswered
}
