import {
  isFinal,
  openPoints,
  type PointAnswer,
  REASON_FIELDS,
  type ReasonField,
  reasonIn,
  rejectionOf,
  type Resubmission,
} from 'domain/decisions/reasons.ts'
import { REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import { correctionSchema } from 'domain/schemas/registration.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { rule } from 'domain/values/rule.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { syncClaims } from '../users/sync-claims.ts'
import { toUser } from '../users/to-user.ts'
import { changeApplication, type SentChange } from './change-application.ts'

interface Correction {
  /** Answers to points of the rejection that are correct as they were. */
  answers?: readonly PointAnswer[]
  /** The revision that was read. */
  revision?: number | undefined
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Corrects an application that is not approved. It becomes pending under a higher revision and keeps its place in the queue; an
 * earlier rejection stays, and so do the values and pictures that are replaced.
 * @throws HttpError naming every field that is wrong; 400 if nothing changes or a point of the rejection is open; 409 if a value is
 * taken, the application was approved or the decision is final; 412 if it was corrected since `revision`, also by the same request
 */
export async function correctApplication(
  uid: string,
  sent: SentChange,
  { answers = [], revision, now = new Date().toISOString() }: Correction = {},
): Promise<User> {
  const derive = (before: UserDocument, changed: readonly ReasonField[]): Partial<UserDocument> => {
    if (before.is_approved) throw new HttpError(409, ({ users }) => users.notPending)
    if (isFinal(rejectionOf(before))) throw new HttpError(409, ({ users }) => users.decisionFinal)
    if (revision !== undefined && before.revision !== revision)
      throw new HttpError(412, ({ users }) => users.changed)
    checkPoints(before, changed, answers)
    requireCards(before, changed)
    return {
      ...statusFields('pending'),
      revision: before.revision + 1,
      resubmission: nextResubmission(before, changed, answers),
      sentAt: now,
      ...(before.cardsRemovedAt && { cardsRemovedAt: '' }),
      // the role is in the claims too
      claims_pending: before.claims_pending || 'role' in sent.fields,
    }
  }
  const user = await changeApplication({
    uid,
    sent,
    schema: correctionSchema,
    // if the application was approved meanwhile, `derive` says so
    permission: 'profile:read',
    action: 'user:correct',
    sentBesides: answers.length > 0 ? ['answers'] : [],
    isAttempt: true,
    derive,
    now,
  })
  return toUser(uid, user.claims_pending ? ((await syncClaims(uid, now)) ?? user) : user)
}

/** Throws if nothing was corrected, an answer belongs to no point, or a point of a rejection is open. @throws HttpError 400 */
function checkPoints(
  before: UserDocument,
  changed: readonly ReasonField[],
  answers: readonly PointAnswer[],
): void {
  const reasons = rejectionOf(before)?.reasons ?? []
  const earlier = earlierSince(before)
  const isNew = ({ id, text }: PointAnswer) =>
    !earlier?.answers.some((answer) => answer.id === id && answer.text === text)
  if (changed.length === 0 && !answers.some(isNew))
    throw new HttpError(400, ({ users }) => users.nothingCorrected)
  const answered = answers.map(({ id }) => id)
  if (!answered.every((id) => reasons.some((reason) => reason.id === id)))
    throw new HttpError(400, { answers: [rule('noSuchPoint')] })
  const open = before.is_rejected ? openPoints({ reasons }, changed, answered) : []
  if (open.length > 0)
    throw new HttpError(400, (texts) =>
      texts.users.pointsOpen(open.map((reason) => reasonIn(reason, before.language, texts).label)),
    )
}

/** Throws if card pictures were removed at the end of their term and are not sent again. @throws HttpError 400 naming them */
function requireCards(before: UserDocument, changed: readonly ReasonField[]): void {
  if (!before.cardsRemovedAt) return
  const missing = REQUIRED_DOCUMENTS.filter((name) => !changed.includes(name))
  if (missing.length > 0)
    throw new HttpError(400, Object.fromEntries(missing.map((name) => [name, [rule('fileRequired')]])))
}

/** Returns what was corrected since the last decision. */
const earlierSince = (before: UserDocument): Resubmission | undefined =>
  before.is_rejected ? undefined : (before.resubmission ?? undefined)

/** Returns what was done about the last rejection: by this correction, and by those since then that were not decided on. */
function nextResubmission(
  before: UserDocument,
  changed: readonly ReasonField[],
  answers: readonly PointAnswer[],
): Resubmission {
  const earlier = earlierSince(before)
  const fields = [...(earlier?.fields ?? []), ...changed]
  const byReason = new Map([...(earlier?.answers ?? []), ...answers].map((answer) => [answer.id, answer]))
  return { fields: REASON_FIELDS.filter((field) => fields.includes(field)), answers: [...byReason.values()] }
}
