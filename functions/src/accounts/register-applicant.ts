import { claimsOf } from 'domain/permissions.ts'
import type { Registration } from 'domain/schemas/registration.ts'
import { rule } from 'domain/values/rule.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { toComputed, type User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { createAuthUser, isEmailRefused, isEmailTaken, setClaims } from '../cloud/auth.ts'
import { type FoundDocument, isAlreadyExists, type Transaction } from '../cloud/store.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { noteArrival } from '../inbox/note-arrival.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { findApplicationReaders, tellOfApplication } from '../users/office-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { toUser } from '../users/to-user.ts'
import { freeAuthEmail } from '../users/restore-email.ts'
import { storeKeys } from '../users/duplicate-keys.ts'
import { findTaken, openReservations } from '../users/uniques.ts'
import { findShardWithRoom, updateUserIndex } from '../users/user-index.ts'
import { type DocumentPictures, type EncodedDocuments, encodeDocuments } from './identity-documents.ts'

/** What an applicant sends, without the password, which only Auth sees. */
type Application = Omit<Registration, 'password' | 'password2'>

interface Beginning {
  /** Addresses of the documents. */
  addresses: EncodedDocuments['addresses']
  /** Shard of the users' index that lists the user. */
  indexShard: number
  /** Language of the user's mails. */
  language: Language
  /** ISO 8601 UTC. */
  createdAt: string
}

/** Builds a new user document: pending. */
export async function newUser(
  application: Application,
  { addresses, indexShard, language, createdAt }: Beginning,
): Promise<UserDocument> {
  return {
    ...application,
    ...(await toComputed(application)),
    business_address: application.business_address || application.address,
    profile_image: '',
    cnic_front: '',
    cnic_back: '',
    business_document: '',
    ...addresses,
    ...statusFields('pending'),
    rejection_reason: '',
    suspended: null,
    rejection: null,
    resubmission: null,
    revision: 1,
    language,
    claims_pending: false,
    claimsUpdatedAt: '',
    deleting: false,
    indexShard,
    createdAt,
    waitingSince: createdAt,
    sentAt: createdAt,
    approvedAt: '',
  }
}

/**
 * Registers an applicant, completely or not at all.
 * @param fields checked by the registration schema
 * @param pictures accepted by `examinePicture`
 * @param language of the applicant's mails
 * @throws HttpError 400 or 409 naming every field that is wrong or taken
 */
export async function registerApplicant(
  { password, password2: _repeated, ...application }: Registration,
  pictures: DocumentPictures,
  now = new Date().toISOString(),
  language: Language = DEFAULT_LANGUAGE,
): Promise<User> {
  const uid = refs.users.doc().id
  const taken = await findTaken(application, uid)
  if (Object.keys(taken).length > 0) throw new HttpError(409, taken)

  const { files, addresses } = await encodeDocuments(uid, pictures)
  const readers = await findApplicationReaders()
  const user = await newUser(application, {
    addresses,
    indexShard: (await findShardWithRoom()).shard,
    language,
    createdAt: now,
  })
  await allOrNothing({
    authorization: undefined,
    name: 'register',
    files,
    authUser: { uid, make: () => makeAuthUser(uid, user, { password }) },
    commit: (tx) => commitApplication(tx, { uid, user, readers, now }),
  }).catch((error: unknown) => refuseTaken(error, uid, user))
  return toUser(uid, user)
}

/**
 * Makes the Auth user of a user who is about to be stored, with the claims.
 * @throws if somebody of ours has the address, or Auth refuses it
 */
export async function makeAuthUser(
  uid: string,
  user: UserDocument,
  secret: { password: string; emailVerified?: true },
): Promise<void> {
  const authUser = { uid, email: user.email, displayName: user.full_name, ...secret }
  await createAuthUser(authUser).catch(async (error: unknown) => {
    // Auth may have the address for nobody of ours, or for somebody whose stored address is another
    if (!isEmailTaken(error) || !(await freeAuthEmail(user.email))) throw error
    await createAuthUser(authUser)
  })
  await setClaims(uid, claimsOf(user))
}

interface NewApplication {
  uid: string
  user: UserDocument
  /** The admins who are told. */
  readers: FoundDocument<UserDocument>[]
  now: string
}

/** Commits the registration. If several claim one e-mail, username or CNIC at once, this decides who gets it. */
async function commitApplication(tx: Transaction, { uid, user, readers, now }: NewApplication) {
  const reservations = await openReservations(tx)
  reservations.reserve(user, uid, now)
  tx.create(refs.users.doc(uid), user)
  updateUserIndex(tx, uid, undefined, user)
  storeKeys(tx, uid, user)
  noteArrival(tx)
  audit(tx, { actor: uid, action: 'user:register', target: uid, at: now })
  queueMail(tx, 'received', { uid, user }, { id: '1', now })
  tellOfApplication(tx, uid, readers, now)
}

/** Throws which field made a registration fail, if one did. @throws HttpError 400 or 409 by field; else the error */
export async function refuseTaken(error: unknown, uid: string, user: UserDocument): Promise<never> {
  if (isEmailRefused(error)) throw new HttpError(400, { email: [rule('email')] })
  if (isEmailTaken(error)) throw new HttpError(409, { email: [rule('emailTaken')] })
  if (!isAlreadyExists(error)) throw error
  const taken = await findTaken(user, uid)
  // the first one may have failed meanwhile
  throw new HttpError(409, Object.keys(taken).length > 0 ? taken : ({ register }) => register.failed)
}
