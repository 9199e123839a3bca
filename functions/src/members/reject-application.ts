import { isDeepStrictEqual } from 'node:util'
import {
  formatRejection,
  type GivenReason,
  isFinal,
  isReviewOpen,
  OTHER_REASON,
  REASON_FIELDS,
  type Rejection,
  rejectionOf,
  rejectionOfText,
} from 'domain/decisions/reasons.ts'
import type { ChosenReason } from 'domain/schemas/decision.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { fillPart } from 'domain/content/check-part.ts'
import { findShapeErrors } from 'domain/content/find-shape-errors.ts'
import type { Reasons } from 'domain/content/reasons.ts'
import { samples } from 'domain/content/samples.ts'
import { type OfferedReason, withUrdu } from 'domain/content/translation/reasons-in-urdu.ts'
import { rule } from 'domain/values/rule.ts'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { OPERATOR, transactAs } from '../http/transact-as.ts'
import { catalogueOf } from '../languages.ts'
import { queueMail, userMailId } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { ensureAdminRemains } from '../users/admins.ts'
import { laterThan, undoDeadline } from '../users/sync-claims.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { type Decision, readForDecision, saveUndo, syncDecision } from './decision.ts'
import { recordDecision, readHistory } from '../users/history.ts'
import { invalidFields } from '../http/responses/http-error.ts'

export interface RejectionRequest extends Decision {
  /** Reasons of the office's list and `other`. Without them the note says everything, and all fields are open. */
  reasons?: readonly ChosenReason[] | undefined
  /** Shown to the applicant as written. */
  note: string
  /** For admins alone. */
  officeNote?: string
}

/**
 * Rejects an application, or withdraws an approval. A pending applicant loses nothing, so the session continues. A withdrawal
 * changes claims and ends sessions. The same request again finishes what was interrupted.
 * @throws HttpError 400 naming what is wrong with the reasons; 401, 403, 404, 409 or 412
 */
export async function rejectApplication(uid: string, request: RejectionRequest): Promise<User> {
  const { by, officeNote = '', now = new Date().toISOString() } = request
  const user = await transactAs({ uid: by, action: 'user:reject', owner: uid }, 'reject', async (tx) => {
    const past = await readHistory(tx, uid)
    const last = past.findLast(({ action }) => action === 'user:reject')
    const isDecided = (user: UserDocument) =>
      user.is_rejected && isSame(user, request) && officeNote === (last?.office_note ?? '')
    const before = await readForDecision(tx, uid, request, isDecided)
    if (isDecided(before)) return before
    const rejection = await rejectionFor(tx, before, request, now)
    const reason = formatRejection(rejection, before.language, catalogueOf(before.language).texts)
    await ensureAdminRemains(tx, uid, before)
    const next: UserDocument = {
      ...before,
      ...statusFields('rejected'),
      rejection_reason: reason,
      revision: before.revision + 1,
      rejection,
      ...(before.is_approved && {
        // a right that was withdrawn returns only when an admin gives it again
        role: 'member',
        suspended: null,
        claims_pending: true,
        claimsUpdatedAt: laterThan(now, before.claimsUpdatedAt),
      }),
    }
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, before, next)
    const details = ['rejection_reason', ...(before.role === next.role ? [] : ['role'])]
    audit(tx, { actor: by, action: 'user:reject', target: uid, at: now, details })
    const { revision } = before
    const note = officeNote && { office_note: officeNote }
    recordDecision(tx, uid, past, { action: 'user:reject', by, at: now, reason, ...note, revision })
    queueMail(
      tx,
      'rejected',
      { uid, user: next },
      { id: now, now, data: mailDataOf(rejection, reason), notBefore: undoDeadline(now) },
    )
    if (by !== OPERATOR)
      saveUndo(tx, uid, {
        action: 'user:reject',
        by,
        at: now,
        before,
        next,
        mail: userMailId('rejected', uid, now),
      })
    return next
  })
  return syncDecision(uid, user, now)
}

/** Builds the rejection to store. Reads the office's list if reasons were chosen. */
async function rejectionFor(
  tx: Transaction,
  before: UserDocument,
  { reasons, note }: RejectionRequest,
  now: string,
): Promise<Rejection> {
  if (!reasons) return rejectionOfText(note, now, before.revision)
  const given = giveReasons(await readReasons(tx), reasons)
  const earlier = rejectionOf(before)
  return {
    reasons: given,
    note,
    at: now,
    revision: before.revision,
    // after a final decision only a review makes an application pending again
    is_reviewed:
      given.some(({ is_final }) => is_final) &&
      isFinal(earlier) &&
      (before.status === 'pending' || !isReviewOpen(earlier)),
  }
}

/** Returns whether a rejected application was rejected for the same reasons with the same note. */
function isSame(before: UserDocument, { reasons, note }: RejectionRequest): boolean {
  const last = rejectionOf(before)
  const chosen = reasons ?? rejectionOfText(note, '', before.revision).reasons
  return last?.note === note && isDeepStrictEqual(comparableOf(last.reasons), comparableOf(chosen))
}

const comparableOf = (reasons: readonly ChosenReason[]) =>
  new Map(reasons.map(({ id, fields }) => [id, new Set(fields)]))

const mailDataOf = (rejection: Rejection, rejection_reason: string) => ({
  rejection_reason,
  is_final: isFinal(rejection) ? 'yes' : '',
  is_reviewed: rejection.is_reviewed ? 'yes' : '',
})

/**
 * Reads the office's list of reasons, in every language. A stricter rule stops no decision.
 * @throws Error if the stored part has the wrong shape
 */
async function readReasons(tx: Transaction): Promise<readonly OfferedReason[]> {
  const stored = await tx.read(refs.site.doc('reasons'))
  const part = fillPart('reasons', stored)
  const wrong = Object.keys(findShapeErrors(samples.reasons, part))
  if (wrong.length > 0) throw new Error(`site/reasons cannot be read: ${wrong.join(', ')}`)
  return withUrdu((part as Reasons).reasons, stored)
}

const OTHER: Omit<OfferedReason, 'fields'> = { id: OTHER_REASON, label: '', text: '', is_final: false }

/**
 * Copies the chosen reasons from the office's list, in its order; `other` is last.
 * @throws HttpError 400 if one is not in the list, is there twice, or does not fit the rules of final reasons and fields
 */
function giveReasons(list: readonly OfferedReason[], chosen: readonly ChosenReason[]): GivenReason[] {
  const refuse = (code: 'reasonGone' | 'reasonTwice' | 'finalAlone' | 'finalWithFields' | 'chooseField') =>
    invalidFields({ reasons: [rule(code)] })
  const fieldsById = new Map(chosen.map(({ id, fields }) => [id, fields]))
  if (fieldsById.size < chosen.length) throw refuse('reasonTwice')
  const given = [...list, OTHER].flatMap(({ id, label, text, is_final, ur }) => {
    const fields = fieldsById.get(id)
    if (!fields) return []
    const open = REASON_FIELDS.filter((field) => fields.includes(field))
    return [{ id, label, text, ...(ur && { ur }), is_final, fields: open }]
  })
  if (given.length < chosen.length) throw refuse('reasonGone')
  if (given.length > 1 && given.some(({ is_final }) => is_final)) throw refuse('finalAlone')
  for (const { is_final, fields } of given) {
    if (is_final && fields.length > 0) throw refuse('finalWithFields')
    if (!is_final && fields.length === 0) throw refuse('chooseField')
  }
  return given
}
