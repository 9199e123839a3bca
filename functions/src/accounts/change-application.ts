import type { DocumentName } from 'domain/api.ts'
import { check } from 'domain/schemas/check.ts'
import type { correctionSchema, profileSchema } from 'domain/schemas/correction.ts'
import { fullName, type UserDocument } from 'domain/user.ts'
import { audit, type AuditAction } from '../audit/audit.ts'
import { saveFile } from '../cloud/files.ts'
import { isThereAlready, read, transact, type Work } from '../cloud/store.ts'
import { hasTooLarge, type SentFields } from '../http/form.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'
import { declareMaking, declareRemoval, fulfilIntent, undoUnlessDone } from '../intents/intents.ts'
import { removeUnnamed } from '../posts/unnamed-pictures.ts'
import { indexChange } from '../members/user-index.ts'
import { refs } from '../refs.ts'
import {
  documentPath,
  encodeDocuments,
  type EncodedDocuments,
  examineDocuments,
} from './identity-documents.ts'
import { exchange, takenBySomebody } from './uniques.ts'

export interface ApplicationChange {
  uid: string
  sent: SentFields
  schema: ReturnType<typeof correctionSchema> | ReturnType<typeof profileSchema>
  action: AuditAction
  /** Refuses a user who may not, and says what changes beside what was sent. */
  beside: (before: UserDocument) => Partial<UserDocument>
  now: string
}

/**
 * Changes what a user said of herself: new pictures are stored before, old ones removed after, and what was not
 * sent stays as it is. All of it, or nothing.
 * @throws Refusal naming every field that is wrong or taken
 */
export async function changeApplication(change: ApplicationChange): Promise<UserDocument> {
  const { uid } = change
  const current = await read(refs.users.doc(uid))
  if (!current) throw new Refusal(404, texts.server.notFound)
  const next = await checkChange(change, current)
  const taken = await takenBySomebody(next, uid, texts)
  if (Object.keys(taken).length > 0) throw new Refusal(409, taken)

  const documents = await encodeDocuments(uid, change.sent.files)
  const intent = await declareMaking({ uid: '', paths: documents.files.map(({ path }) => path) })
  try {
    for (const file of documents.files) await saveFile(file)
    const { user, tidyUp } = await transact('change user', async (work) => {
      const fulfil = await fulfilIntent(work, intent)
      const written = await writeChange(work, change, documents)
      fulfil()
      return written
    })
    // the sweep does it if this fails
    await tidyUp().catch(() => {})
    return user
  } catch (error) {
    if (await undoUnlessDone(intent)) return (await read(refs.users.doc(uid))) ?? next
    if (!isThereAlready(error)) throw error
    throw new Refusal(409, await takenBySomebody(next, uid, texts))
  }
}

async function checkChange(
  { schema, sent, beside }: ApplicationChange,
  before: UserDocument,
): Promise<UserDocument> {
  const changed = beside(before)
  const kept = Object.entries(before).filter(([name]) => Object.hasOwn(schema.fields, name))
  const whole = Object.fromEntries([...kept, ...Object.entries(sent.fields)])
  const checked = await check<typeof schema>(schema, whole, texts)
  const all = {
    ...(checked.ok ? {} : checked.errors),
    ...(await examineDocuments(sent.files)),
    ...sent.errors,
  }
  if (!checked.ok || Object.keys(all).length > 0) throw new Refusal(hasTooLarge(all) ? 413 : 400, all)
  const next: UserDocument = { ...before, ...checked.value, ...changed }
  return { ...next, full_name: fullName(next) }
}

async function writeChange(work: Work, change: ApplicationChange, { addresses }: EncodedDocuments) {
  const { uid, sent, action, now } = change
  const ref = refs.users.doc(uid)
  const before = await work.read(ref)
  if (!before || before.deleting) throw new Refusal(404, texts.server.notFound)
  const user: UserDocument = { ...(await checkChange(change, before)), ...addresses }
  work.update(ref, { ...user })
  exchange(work, before, user, uid, now)
  indexChange(work, uid, before, user)
  const names = Object.keys(addresses) as DocumentName[]
  const old = names.flatMap((name) => documentPath(uid, name, before[name]) ?? [])
  const removal = declareRemoval(work, old, now)
  audit(work, { actor: uid, action, target: uid, at: now, details: [...Object.keys(sent.fields), ...names] })
  return { user, tidyUp: async () => removal && removeUnnamed(removal, old) }
}
