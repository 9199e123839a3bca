import { isDeepStrictEqual } from 'node:util'
import type { DecisionDocument } from 'domain/stored/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { type Decision, readForDecision } from './decision.ts'
import { followDecision } from './follow-decision.ts'
import { forgetDecision, readPast } from '../users/history.ts'
import { decidedOf } from './remember-decision.ts'

/**
 * Takes the admin's own last decision on somebody back: she stands as before, her claims follow, and the mail that waited is gone.
 * The same request again changes nothing.
 * @throws Refusal 401, 403, 404; 409 when it is too late, or something else has happened since
 */
export async function undoDecision(
  uid: string,
  { by, now = new Date().toISOString() }: Decision,
): Promise<User> {
  const user = await transactAs({ uid: by, action: 'user:undo', owner: uid }, 'undo', async (tx) => {
    const current = await readForDecision(tx, uid, {})
    const ref = refs.decisions.doc(uid)
    const decision = await tx.read(ref)
    if (decision?.by === by && decision.isTakenBack && isAsBefore(current, decision)) return current
    const past = await readPast(tx, uid)
    const mail = decision && (await tx.read(refs.mail.doc(decision.mail)))
    const isOpen =
      decision?.by === by && !decision.isTakenBack && decision.until.toMillis() >= Date.parse(now)
    // a sender has it, or had it
    const isTold = mail !== undefined && (mail.state !== 'queued' || mail.attempts > 0)
    if (!isOpen || isTold || !isAsDecided(current, decision))
      throw new Refusal(409, ({ users }) => users.undoTooLate)

    const hasChangedClaims = current.is_approved !== decision.before.is_approved
    const next: UserDocument = {
      ...current,
      ...decision.before,
      ...(hasChangedClaims && { claims_pending: true }),
    }
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, current, next)
    tx.update(ref, { isTakenBack: true })
    forgetDecision(tx, uid, past, decision)
    if (mail) tx.remove(refs.mail.doc(decision.mail))
    audit(tx, { actor: by, action: 'user:undo', target: uid, at: now, details: [decision.action] })
    return next
  })
  return followDecision(uid, user, now)
}

const isAsBefore = (user: UserDocument, { before }: DecisionDocument): boolean =>
  isDeepStrictEqual(decidedOf(user), before)

const isAsDecided = (user: UserDocument, { after }: DecisionDocument): boolean =>
  isDeepStrictEqual({ ...decidedOf(user), revision: user.revision, role: user.role }, after)
