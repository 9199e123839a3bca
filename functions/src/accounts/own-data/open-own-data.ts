import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import type { MessageReply } from 'domain/stored/sent-forms.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Readable } from 'node:stream'
import { audit } from '../../audit/audit.ts'
import { openFile } from '../../cloud/files.ts'
import { eachPage } from '../../cloud/pages.ts'
import { find, read } from '../../cloud/store.ts'
import { findFormsOf } from '../../forms/forms-of-user.ts'
import { NOUNS } from '../../forms/store-form.ts'
import { notFound } from '../../http/responses/http-error.ts'
import type { ZipEntry } from '../../http/responses/zip.ts'
import { transactAs } from '../../http/transact-as.ts'
import { refs } from '../../refs.ts'
import { findAttempts } from '../../users/attempts.ts'
import { toUser } from '../../users/to-user.ts'
import { documentPath } from '../identity-documents.ts'

/** Fields that are left out: the user's own id, who in the office handled a form, where a CV is stored, and payment tokens. */
const PRIVATE_FIELDS = ['uid', 'handler_uid', 'handler_name', 'cv', 'payment']

/** Reads the forms that the user sent while signed in. */
export async function* formsSentBy(uid: string): AsyncGenerator<object> {
  for await (const page of findFormsOf(uid))
    for (const { list, reference, form } of page) {
      const fields = Object.entries(form).filter(([name]) => !PRIVATE_FIELDS.includes(name))
      const replies = 'replies' in form && { replies: form.replies?.map(withoutAuthor) }
      yield { kind: NOUNS[list], reference, ...Object.fromEntries(fields), ...replies }
    }
}

const withoutAuthor = ({ text, createdAt, state }: MessageReply) => ({ text, createdAt, state })

/** Most mails that are listed. Sent ones are deleted after a month. */
const MAILS = 500

/**
 * Collects everything that is stored about a user: one JSON file, and the pictures. The audit log says so before the first byte
 * leaves.
 * @throws HttpError 401, 403 or 404
 */
export async function openOwnData(uid: string, now = new Date().toISOString()): Promise<ZipEntry[]> {
  const authorization = { uid, action: 'data:export', owner: uid } as const
  const user = await transactAs(authorization, 'audit own data', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    audit(tx, { actor: uid, action: 'data:export', target: uid, at: now })
    return user
  })
  if (!user) throw notFound()
  const attempts = await findAttempts(uid)
  const parts = { ...(await partsOf(uid, user, now)), earlier_attempts: attempts }
  const data = { name: 'data.json', isSmall: false, read: () => Readable.from(toJson(parts)) }
  const earlier = attempts.map(({ revision, sent }) => ({ folder: `earlier-${revision}/`, sent }))
  return [data, ...(await picturesOf(uid, [{ folder: '', sent: user }, ...earlier]))]
}

/** Builds the parts of the JSON file. They do not name members of the office, and hold nothing that these wrote for each other. */
async function partsOf(uid: string, user: UserDocument, now: string) {
  const [history, change, mails, duplicates] = await Promise.all([
    read(refs.histories.doc(uid)),
    read(refs.emailChanges.doc(uid)),
    find(refs.mail.where('uid', '==', uid).limit(MAILS)),
    read(refs.duplicates.doc(uid)),
  ])
  const { key: _key, expiresAt: _expires, ...emailChange } = change ?? {}
  return {
    exported_at: now,
    account: { ...toUser(uid, user), suspended: user.suspended ? withoutBy(user.suspended) : null },
    email_change: change ? emailChange : null,
    decisions: (history?.decisions ?? []).map(({ office_note: _note, ...decision }) => withoutBy(decision)),
    // without who: that is about somebody else
    possible_duplicates: Object.values(duplicates?.found ?? {}),
    forms: formsSentBy(uid),
    mails: mails.map(({ data: { to, template, createdAt, state } }) => ({ to, template, createdAt, state })),
    log: logOf(uid),
  }
}

const withoutBy = <T extends { by: string }>({ by: _by, ...rest }: T) => rest

async function* logOf(uid: string): AsyncGenerator<object> {
  for await (const lines of eachPage(refs.audit.where('target', '==', uid), 'at'))
    for (const { data } of lines) {
      const { at, action, details, actor } = data
      yield { at, action, details, by: actor === uid ? 'you' : 'the office' }
    }
}

/** Pictures that were sent together, and the folder of the archive that they go into. */
interface SentPictures {
  folder: string
  sent: Pick<UserDocument, DocumentName>
}

/** Returns the pictures as the documents route sends them to the user, each file once. */
async function picturesOf(uid: string, all: readonly SentPictures[]): Promise<ZipEntry[]> {
  const entries = new Map<string, ZipEntry>()
  for (const { folder, sent } of all)
    for (const name of DOCUMENT_NAMES) {
      const path = documentPath(uid, name, sent[name])
      const file = path && !entries.has(path) && (await openFile(path))
      if (file) entries.set(path, { name: `${folder}${name}.jpg`, isSmall: true, read: file.read })
    }
  return [...entries.values()]
}

/** A list whose items are read while they are written. */
type Listed = AsyncIterable<object>

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** Writes an object as JSON. Its lists are never in memory as a whole. */
async function* toJson(parts: Record<string, unknown>): AsyncGenerator<string> {
  let isFirst = true
  for (const [name, value] of Object.entries(parts)) {
    yield `${isFirst ? '{' : ','}\n${JSON.stringify(name)}: `
    isFirst = false
    if (isListed(value)) yield* listToJson(value)
    else yield JSON.stringify(value, null, 2)
  }
  yield '\n}\n'
}

async function* listToJson(list: Listed): AsyncGenerator<string> {
  let before = '['
  for await (const item of list) {
    yield `${before}\n${JSON.stringify(item)}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}
