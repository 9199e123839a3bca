import { isDeepStrictEqual } from 'node:util'
import { claimsOf } from 'domain/permissions.ts'
import type { Decided, DecisionDocument } from 'domain/stored/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { type Decision, decisionFields, syncDecision } from './decision.ts'
import { dropLastDecision, readHistory } from '../users/history.ts'

/**
 * Undoes the admin's own last decision on a user. The user is as before, the claims follow, and the waiting mail is deleted. The
 * same request again changes nothing.
 * @throws HttpError 401, 403, 404; 409 if it is too late or something else happened since
 */
export async function undoDecision(
  uid: string,
  { by, now = new Date().toISOString() }: Decision,
): Promise<User> {
  const user = await transactAs({ uid: by, action: 'user:undo', owner: uid }, 'undo', async (tx) => {
    const current = await tx.read(refs.users.doc(uid))
    if (!current || current.deleting) throw notFound()
    const ref = refs.decisions.doc(uid)
    const decision = await tx.read(ref)
    if (decision?.by === by && decision.isTakenBack && isAsBefore(current, decision)) return current
    const past = await readHistory(tx, uid)
    const mail = decision && (await tx.read(refs.mail.doc(decision.mail)))
    const isOpen =
      decision?.by === by && !decision.isTakenBack && decision.until.toMillis() >= Date.parse(now)
    // a sender has it, or had it
    const isTold = mail !== undefined && (mail.state !== 'queued' || mail.attempts > 0)
    if (!isOpen || isTold || !isAsDecided(current, decision))
      throw new HttpError(409, ({ users }) => users.undoTooLate)

    const hasChangedClaims = !isDeepStrictEqual(claimsOf(current), claimsOf(decision.before))
    const next: UserDocument = {
      ...current,
      ...decision.before,
      // not the one before: somebody may have read the decision meanwhile
      revision: current.revision + 1,
      ...(hasChangedClaims && { claims_pending: true }),
    }
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, current, next)
    tx.update(ref, { isTakenBack: true })
    dropLastDecision(tx, uid, past, decision)
    if (mail) tx.remove(refs.mail.doc(decision.mail))
    audit(tx, { actor: by, action: 'user:undo', target: uid, at: now, details: [decision.action] })
    return next
  })
  return syncDecision(uid, user, now)
}

const isAsBefore = (user: UserDocument, { before }: DecisionDocument): boolean => hasFields(user, before)

const isAsDecided = (user: UserDocument, { after }: DecisionDocument): boolean => hasFields(user, after)

/** Returns whether a user has these fields. Those that an earlier version did not store are not compared. */
function hasFields(user: UserDocument, fields: Partial<Decided & Pick<UserDocument, 'revision'>>): boolean {
  const current = { revision: user.revision, ...decisionFields(user) }
  return isDeepStrictEqual(current, { ...current, ...fields })
}
