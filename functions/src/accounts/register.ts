import { DOCUMENT_NAMES } from 'domain/api.ts'
import { claimsOf } from 'domain/roles.ts'
import { check, type FieldErrors } from 'domain/schemas/check.ts'
import { type Registration, registrationSchema, REQUIRED_DOCUMENTS } from 'domain/schemas/registration.ts'
import { statusFields } from 'domain/status.ts'
import { fullName, type User, type UserDocument } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { createAuthUser, isEmailRefused, isEmailTaken, setClaims } from '../cloud/auth.ts'
import { saveFile } from '../cloud/files.ts'
import { isThereAlready, transact } from '../cloud/store.ts'
import { signIn, type Tokens } from '../cloud/tokens.ts'
import { type Form, hasTooLarge, readForm } from '../http/form.ts'
import { limitRate, RATES, refuseWhenFull } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { declareMaking, fulfilIntent, type Intent, undoUnlessDone } from '../intents/intents.ts'
import { queueMail } from '../mail/outbox.ts'
import { indexChange, shardWithRoom } from '../members/user-index.ts'
import { refs } from '../refs.ts'
import { encodeDocuments, type EncodedDocuments, examineDocuments } from './identity-documents.ts'
import { reserve, takenBySomebody } from './uniques.ts'
import { toUser } from './user-answer.ts'

/** POST /api/auth/register/ */
export const register: Handler = async (request, response) => {
  const form = await readForm(request, DOCUMENT_NAMES)
  await limitRate(request, RATES.register)
  await refuseWhenFull(request, RATES.taken)
  const { user, password } = await registerApplicant(form).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.status === 409) await limitRate(request, RATES.taken)
    throw error
  })
  // the account stands by now: without tokens she signs in by hand
  const tokens: Partial<Tokens> = await signIn(user.email, password).catch(() => ({}))
  response.status(201).json({ access: tokens.access, refresh: tokens.refresh, user })
}

/**
 * Registers an applicant: all of it, or nothing stays.
 * @throws Refusal that names every field in the way
 */
export async function registerApplicant(
  form: Form,
  now = new Date().toISOString(),
): Promise<{ user: User; password: string }> {
  const { password, password2: _repeated, ...application } = await checkedForm(form)
  const uid = refs.users.doc().id
  const taken = await takenBySomebody(application, uid, texts)
  if (Object.keys(taken).length > 0) throw new Refusal(409, taken)

  const documents = await encodeDocuments(uid, form.files)
  const user = newUser(application, documents.addresses, await shardWithRoom(), now)
  const paths = documents.files.map(({ path }) => path)
  const intent = await declareMaking({ uid, paths })
  try {
    await makeAccount(uid, user, password, documents)
    await commitApplication(intent, uid, user, now)
  } catch (error) {
    if (await undoUnlessDone(intent)) return { user: toUser(uid, user), password }
    if (isEmailRefused(error)) throw new Refusal(400, { email: [texts.field.email] })
    if (isEmailTaken(error)) throw new Refusal(409, { email: [texts.field.emailTaken] })
    if (!isThereAlready(error)) throw error
    const takenNow = await takenBySomebody(user, uid, texts)
    // whoever was first may have failed meanwhile
    throw new Refusal(409, Object.keys(takenNow).length > 0 ? takenNow : texts.register.failed)
  }
  return { user: toUser(uid, user), password }
}

async function checkedForm({ fields, files, errors }: Form): Promise<Registration> {
  const checked = await check(registrationSchema(texts), fields, texts)
  const missing = REQUIRED_DOCUMENTS.filter((name) => !files[name] && !errors[name])
  const all: FieldErrors = {
    ...(checked.ok ? {} : checked.errors),
    ...Object.fromEntries(missing.map((name) => [name, [texts.field.fileRequired]])),
    ...(await examineDocuments(files)),
    ...errors,
  }
  if (checked.ok && Object.keys(all).length === 0) return checked.value
  throw new Refusal(hasTooLarge(all) ? 413 : 400, all)
}

function newUser(
  application: Omit<Registration, 'password' | 'password2'>,
  addresses: EncodedDocuments['addresses'],
  indexShard: number,
  createdAt: string,
): UserDocument {
  return {
    ...application,
    business_address: application.business_address || application.address,
    full_name: fullName(application),
    profile_image: '',
    cnic_front: '',
    cnic_back: '',
    business_document: '',
    ...addresses,
    ...statusFields('pending'),
    rejection_reason: '',
    revision: 1,
    language: 'en',
    claims_pending: false,
    claimsUpdatedAt: '',
    deleting: false,
    indexShard,
    createdAt,
    approvedAt: '',
  }
}

/** Everything outside Firestore; the intent knows all of it. */
async function makeAccount(uid: string, user: UserDocument, password: string, { files }: EncodedDocuments) {
  await createAuthUser({ uid, email: user.email, password, displayName: user.full_name })
  await setClaims(uid, claimsOf(user))
  for (const file of files) await saveFile(file)
}

/** The moment from which she is registered. Simultaneous claims of one e-mail, username or CNIC are decided here. */
const commitApplication = (intent: Intent, uid: string, user: UserDocument, now: string) =>
  transact('register', async (work) => {
    const fulfil = await fulfilIntent(work, intent)
    reserve(work, user, uid, now)
    work.create(refs.users.doc(uid), user)
    indexChange(work, uid, undefined, user)
    audit(work, { actor: uid, action: 'user:register', target: uid, at: now })
    queueMail(work, 'received', { uid, user }, { id: '1', now })
    fulfil()
  })
