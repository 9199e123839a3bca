import type { ReasonField } from 'domain/decisions/reasons.ts'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import type { Action } from 'domain/permissions.ts'
import type { correctionSchema, profileSchema } from 'domain/schemas/registration.ts'
import type { FieldErrors } from 'domain/values/rule.ts'
import type { AuditAction } from 'domain/stored/audit.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { toComputed } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { checkChange } from '../http/revisions/check-change.ts'
import { isAlreadyExists, read, type Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { noteArrival } from '../inbox/note-arrival.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { declareRemoval, removeDeclared } from '../intents/intents.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { findUnkept, keepAttempt } from '../users/attempts.ts'
import { storeKeys } from '../users/duplicate-keys.ts'
import { changedKinds, openReservations, findTaken } from '../users/uniques.ts'
import { updateUserIndex } from '../users/user-index.ts'
import {
  documentPath,
  type DocumentPictures,
  type EncodedDocuments,
  encodeDocuments,
} from './identity-documents.ts'

/** What a user changes of their own data. */
export interface SentChange {
  /** The fields as sent. They are checked together with what is stored. */
  fields: object
  /** Pictures that `examinePicture` has accepted. */
  pictures: DocumentPictures
}

interface ApplicationChange {
  uid: string
  sent: SentChange
  schema: typeof correctionSchema | typeof profileSchema
  /** The action of the permission table that is needed. */
  permission: Action
  action: AuditAction
  /** Names for the log line what was sent besides fields and pictures. */
  sentBesides?: readonly string[]
  /** Keeps what is replaced as an earlier attempt, with its pictures. */
  isAttempt?: true
  /**
   * Returns the fields that change besides those sent; `undefined` if nothing is to be written.
   * @param changed the fields and pictures that differ
   * @throws HttpError if the user may not change anything
   */
  derive: (before: UserDocument, changed: readonly ReasonField[]) => Partial<UserDocument> | undefined
  /** ISO 8601 UTC. */
  now: string
}

/**
 * Changes a user's own data, completely or not at all. New pictures are stored before, old ones removed after. What was not sent
 * stays.
 * @throws HttpError naming every field that is wrong or taken
 */
export async function changeApplication(change: ApplicationChange): Promise<UserDocument> {
  const { uid, sent, permission } = change
  const current = await read(refs.users.doc(uid))
  if (!current) throw notFound()
  const next = await changedUser(change, current)
  if (!next) return current
  const taken = await findTaken(next, uid)
  if (Object.keys(taken).length > 0) await refuseTaken(change, current, next, taken)

  const { files, addresses } = await encodeDocuments(uid, sent.pictures)
  const { user, removeOld } = await allOrNothing({
    authorization: { uid, action: permission, owner: uid },
    name: 'change user',
    files,
    commit: (tx) => commitChange(tx, change, addresses),
  }).catch(async (error: unknown) => {
    if (!isAlreadyExists(error)) throw error
    return refuseTaken(change, current, next, await findTaken(next, uid))
  })
  // the sweep does it if this fails
  await removeOld().catch(() => {})
  return user
}

/**
 * Writes to the audit log that the user was told of a taken value, and throws. The answer names what was changed; only the log
 * says which of it is taken.
 */
async function refuseTaken(
  { uid, permission, now }: ApplicationChange,
  before: UserDocument,
  next: UserDocument,
  taken: FieldErrors,
): Promise<never> {
  const details = Object.keys(taken)
  await transactAs({ uid, action: permission, owner: uid }, 'audit taken', async (tx) =>
    audit(tx, { actor: uid, action: 'user:taken', target: uid, at: now, details }),
  )
  throw new HttpError(409, ({ users }) => users.taken(changedKinds(before, next)))
}

/** Returns the user after the change, without new pictures; `undefined` if nothing is to be written. */
async function changedUser(
  { schema, sent, derive }: ApplicationChange,
  before: UserDocument,
): Promise<UserDocument | undefined> {
  const checked = await checkChange<typeof schema>(schema, before, sent.fields)
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(checked))]
  // checked: the names of all fields are known
  const fields = Object.keys(sent.fields).filter(
    (name) => is.get(name) !== (was.get(name) ?? ''),
  ) as ReasonField[]
  const pictures = DOCUMENT_NAMES.filter((name) => sent.pictures[name])
  const derived = derive(before, [...fields, ...pictures])
  if (!derived) return undefined
  const next: UserDocument = { ...before, ...checked, ...derived }
  return { ...next, ...(await toComputed(next)) }
}

async function commitChange(
  tx: Transaction,
  change: ApplicationChange,
  addresses: EncodedDocuments['addresses'],
) {
  const { uid, sent, sentBesides = [], action, now } = change
  const ref = refs.users.doc(uid)
  const before = await tx.read(ref)
  if (!before || before.deleting) throw notFound()
  const changed = await changedUser(change, before)
  if (!changed) return { user: before, removeOld: async () => undefined }
  const names = DOCUMENT_NAMES.filter((name) => addresses[name])
  const replaced = change.isAttempt
    ? []
    : await findUnkept(
        tx,
        uid,
        names.map((name) => before[name]),
      )
  const reservations = await openReservations(tx)
  const user: UserDocument = { ...changed, ...addresses }
  tx.update(ref, { ...user })
  if (change.isAttempt) keepAttempt(tx, uid, before)
  reservations.exchange(before, user, uid, now)
  updateUserIndex(tx, uid, before, user)
  storeKeys(tx, uid, user)
  if (before.is_rejected && !user.is_rejected) {
    noteArrival(tx)
    queueMail(tx, 'resubmitted', { uid, user }, { id: String(user.revision), now })
  }
  const old = names.flatMap((name) =>
    replaced.includes(before[name]) ? (documentPath(uid, name, before[name]) ?? []) : [],
  )
  const removal = declareRemoval(tx, old, now)
  const details = [...Object.keys(sent.fields), ...names, ...sentBesides]
  audit(tx, { actor: uid, action, target: uid, at: now, details })
  return { user, removeOld: async () => removal && removeDeclared(removal, old) }
}
