import { Readable } from 'node:stream'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { audit } from '../../audit/audit.ts'
import { openFile } from '../../cloud/files.ts'
import { find, read } from '../../cloud/store.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { transactAs } from '../../http/transact-as.ts'
import type { ZipEntry } from '../../http/answers/zip.ts'
import { refs } from '../../refs.ts'
import { toUser } from '../../users/to-user.ts'
import { documentPath } from '../identity-documents.ts'
import { auditPages } from './audit-pages.ts'
import { formsSentBy } from './sent-forms.ts'
import { toJson } from './to-json.ts'

/** Mails that are told of; those that were sent go after a month. */
const MAILS = 500

/**
 * All that is stored of her: one file for programs, and her pictures. It stands in the audit log before the first byte leaves.
 * @throws Refusal 401, 403 or 404
 */
export async function openOwnData(uid: string, now = new Date().toISOString()): Promise<ZipEntry[]> {
  const doer = { uid, action: 'data:export', owner: uid } as const
  const user = await transactAs(doer, 'audit own data', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    audit(tx, { actor: uid, action: 'data:export', target: uid, at: now })
    return user
  })
  if (!user) throw new Refusal(404, ({ server }) => server.notFound)
  const parts = await partsOf(uid, user, now)
  const data = { name: 'data.json', isSmall: false, read: () => Readable.from(toJson(parts)) }
  return [data, ...(await picturesOf(uid, user))]
}

/** Who of the office did something is not said. */
async function partsOf(uid: string, user: UserDocument, now: string) {
  const [history, change, mails] = await Promise.all([
    read(refs.histories.doc(uid)),
    read(refs.emailChanges.doc(uid)),
    find(refs.mail.where('uid', '==', uid).limit(MAILS)),
  ])
  const { key: _key, expiresAt: _expires, ...emailChange } = change ?? {}
  return {
    exported_at: now,
    account: toUser(uid, user),
    email_change: change ? emailChange : null,
    decisions: (history?.decisions ?? []).map(({ by: _by, ...decision }) => decision),
    forms: formsSentBy(uid),
    mails: mails.map(({ data: { to, template, createdAt, state } }) => ({ to, template, createdAt, state })),
    log: logOf(uid),
  }
}

async function* logOf(uid: string): AsyncGenerator<object> {
  for await (const lines of auditPages(refs.audit.where('target', '==', uid)))
    for (const { data } of lines) {
      const { at, action, details, actor } = data
      yield { at, action, details, by: actor === uid ? 'you' : 'the office' }
    }
}

/** As the documents route opens them for herself. */
async function picturesOf(uid: string, user: UserDocument): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  for (const name of DOCUMENT_NAMES) {
    const path = documentPath(uid, name, user[name])
    const file = path && (await openFile(path))
    if (file) entries.push({ name: `${name}.jpg`, isSmall: true, read: file.read })
  }
  return entries
}
