import type { FileMetadata } from '@google-cloud/storage'
import { STATES_OF } from 'domain/office/outbox.ts'
import { MAIL_DAYS } from 'domain/retention/kept.ts'
import { NO_LEASE } from '../../src/mail/outbox.ts'
import type { ArchivedDocument, ArchivedPerson } from '../../src/backup/archive.ts'
import { documentsOf, type Project } from '../../src/backup/project.ts'

/** Firestore takes at most 10 MiB in a call. */
const BYTES_AT_ONCE = 4_000_000

/** A value of Firestore's REST API, as far as restoring changes one. */
interface Value {
  stringValue?: string
  timestampValue?: string
  arrayValue?: { values?: Value[] }
  mapValue?: { fields?: Record<string, Value> }
}

const WAITING = new Set<string | undefined>(STATES_OF.waiting)

/**
 * Returns a document as it is restored. A mail that waited becomes one that nobody knows to be sent, so only an admin sends it again. The reply
 * in a message says the same.
 */
export function asRestored({ path, fields }: ArchivedDocument, now: Date): ArchivedDocument {
  const values = fields as Record<string, Value>
  if (path.startsWith('mail/') && WAITING.has(values['state']?.stringValue)) {
    const expiresAt = new Date(now.getTime() + MAIL_DAYS * 86_400_000).toISOString()
    const settled: Record<string, Value> = {
      state: { stringValue: 'unknown' },
      error: { stringValue: 'RESTORED' },
      leaseUntil: { stringValue: NO_LEASE },
      expiresAt: { timestampValue: expiresAt },
    }
    return { path, fields: { ...fields, ...settled } }
  }
  const replies = path.startsWith('messages/') && values['replies']?.arrayValue?.values
  if (replies)
    return { path, fields: { ...fields, replies: { arrayValue: { values: replies.map(settleReply) } } } }
  return { path, fields }
}

function settleReply(reply: Value): Value {
  const fields = reply.mapValue?.fields
  if (fields?.['state']?.stringValue !== 'sending') return reply
  const settled = { state: { stringValue: 'unknown' }, error: { stringValue: 'RESTORED' } }
  return { mapValue: { fields: { ...fields, ...settled } } }
}

/**
 * Writes documents, over what is there.
 * @param source the project of the archive: references to its documents become references in this one
 */
export async function writeDocuments(
  { id, firestore }: Project,
  documents: ArchivedDocument[],
  source: string,
): Promise<void> {
  const [from, to] = [`${documentsOf(source)}/`, `${documentsOf(id)}/`]
  const moved = (key: string, value: unknown) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(from)
      ? to + value.slice(from.length)
      : value
  let writes: object[] = []
  let bytes = 0
  for (const [n, { path, fields }] of documents.entries()) {
    const text = JSON.stringify({ update: { name: to + path, fields } }, moved)
    writes.push(JSON.parse(text) as object)
    bytes += Buffer.byteLength(text)
    if (bytes < BYTES_AT_ONCE && n < documents.length - 1) continue
    await firestore(':commit', { writes })
    writes = []
    bytes = 0
  }
}

/** Writes users, over those of the same uid. @throws Error naming the first that Firebase Auth refuses */
export async function writePeople(
  { auth }: Project,
  people: ArchivedPerson[],
  hash: Record<string, unknown>,
): Promise<void> {
  if (people.length === 0) return
  const users = people.map(({ providerUserInfo, ...person }) => ({
    ...person,
    // Auth makes these two itself, of the e-mail and the phone
    providerUserInfo: ((providerUserInfo ?? []) as { providerId: string }[]).filter(
      ({ providerId }) => !['password', 'phone'].includes(providerId),
    ),
  }))
  const { error = [] } = await auth<{ error?: { index?: number; message: string }[] }>(':batchCreate', {
    ...hash,
    allowOverwrite: true,
    users,
  })
  const [first] = error
  if (first)
    throw new Error(
      `Firebase Auth refused ${error.length} accounts, such as ${users[first.index ?? 0]?.localId}: ${first.message}`,
    )
}

/** Writes a file, over what is there. @param metadata its type and how it is cached */
export const writeFile = (
  { bucket }: Project,
  path: string,
  bytes: Buffer,
  metadata: FileMetadata,
): Promise<void> => bucket.file(path).save(bytes, { resumable: false, metadata })
