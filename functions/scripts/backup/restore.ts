import type { Claims } from 'domain/permissions.ts'
import { beginDeletion } from '../../src/accounts/finish-deletion.ts'
import { audit } from '../../src/audit/audit.ts'
import {
  Archive,
  type ArchivedDocument,
  type Chunk,
  type Counts,
  type Start,
} from '../../src/backup/archive.ts'
import { formatCounts } from '../../src/backup/back-up.ts'
import { connect, type Project, PROGRESS, readDocuments, readPeople } from '../../src/backup/project.ts'
import { removeAuthUser } from '../../src/cloud/auth.ts'
import { GoogleError, orUndefined } from '../../src/cloud/google-api.ts'
import { transact } from '../../src/cloud/store.ts'
import { refs } from '../../src/refs.ts'
import { markOf } from './open-project.ts'
import { hasFewer, rightsOfAccount, rightsOfUser, withdrawAgain } from './withdraw-again.ts'
import { asRestored, writeDocuments, writeFile, writePeople } from './write-everything.ts'

/** What setup and the functions write in a project that nobody uses yet. */
const OWN_DOCUMENTS =
  /^(site\/(health|published)|emailChanges\/first-admin|versions\/\w+|userIndex\/meta|removals\/[^/]+)$/
const OWN_FILES = /^(site|share)\//

/** Documents that start functions. They come last, when everything else is there. */
const LAST = /^(intents|site|versions)\//

/** Chunks between two notes of the progress. Writing some of them again changes nothing. */
const NOTED_EACH = 20

/** Somebody of the archive, to be named. */
export interface ArchivedName {
  uid: string
  name: string
  email: string
}

/** Somebody who has fewer rights since. */
export interface Withdrawn extends ArchivedName {
  /** The rights of the archive that is restored. */
  rights: Claims
  later: Claims
}

/** An archive that may be restored into a project, and what was found in it. */
interface ReadArchive {
  path: string
  id: string
  key: string
  start: Start
  counts: Counts
  /** Who was being deleted when the archive was made. The site finishes that by itself. */
  leaving: ArchivedName[]
  /** Who has left since, by the later archive; `undefined` without one. */
  left: ArchivedName[] | undefined
  /** Who has fewer rights since, by the later archive; `undefined` without one. */
  withdrawn: Withdrawn[] | undefined
  /** How many of the later archive are not in this one: they registered since. */
  newer: number
  /** Chunks that an interrupted run has written. */
  done: number
}

/**
 * Reads the whole archive, and refuses one that was changed, needs another key, or finds a project with data.
 * @param later path of a later archive of the same project, also of its accounts alone
 * @throws Error in words
 */
export async function readArchive(project: Project, path: string, later?: string): Promise<ReadArchive> {
  const key = await project.secret('BACKUP_KEY')
  const { people, accounts: _accounts, rights, ...found } = await look({ path, key })
  const { id, start } = found
  const remaining = later ? await look({ path: later, key }) : undefined
  if (remaining) refuseOther(start, remaining.start)
  if (start.mark && start.mark !== (await markOf(project)))
    throw new Error(
      'UNIQUES_KEY is not the key of this archive, or there is none. Set the one on paper first (docs/deploy-reference.md).',
    )
  const done = await progressOf(project, id)
  if (done === 0) await refuseUnlessEmpty(project, start)
  const left = remaining && [...people.values()].filter(({ uid }) => !remaining.accounts.has(uid))
  const withdrawn =
    remaining &&
    [...people.values()].flatMap((person) => {
      const [before, since] = [rights.get(person.uid), remaining.accounts.get(person.uid)]
      return before && since && hasFewer(before, since) ? [{ ...person, rights: before, later: since }] : []
    })
  const newer = [...(remaining?.accounts.keys() ?? [])].filter((uid) => !people.has(uid)).length
  return { ...found, path, key, done, left, withdrawn, newer }
}

/**
 * Copies an archive into a project. An interrupted run goes on.
 * @param options.remove who is deleted again. The site does it, as if an admin had; no mail says so
 * @param options.withdraw whose rights are taken again; no mail says so
 * @param options.note called after each part with how much is done
 * @throws Error in words
 */
export async function restore(
  project: Project,
  archive: ReadArchive,
  {
    remove = [],
    withdraw = [],
    note = () => {},
    now = new Date(),
  }: {
    remove?: readonly ArchivedName[]
    withdraw?: readonly Withdrawn[]
    note?: (text: string) => void
    now?: Date
  } = {},
): Promise<void> {
  const { id, start, done } = archive
  const last: ArchivedDocument[] = []
  let number = 0
  for await (const { content, bytes, counts } of chunksOf(archive)) {
    number += 1
    const documents = content.kind === 'documents' ? content.documents : []
    last.push(...documents.filter((document) => LAST.test(document.path)))
    if (number <= done) continue
    if (content.kind === 'people') await writePeople(project, content.people, start.hash)
    if (content.kind === 'files') await writeFile(project, content.path, bytes, content.metadata)
    const first = documents.filter((document) => !LAST.test(document.path))
    await writeDocuments(
      project,
      first.map((document) => asRestored(document, now)),
      start.project,
    )
    if (number === 1 || number % NOTED_EACH === 0) await noteProgress(project, id, number)
    note(formatCounts(counts))
  }
  for (const { uid, later } of withdraw) await withdrawAgain(uid, later, now)
  await writeDocuments(project, last, start.project)
  for (const { uid } of remove) await removeAgain(uid, now)
  await project.firestore(`/${PROGRESS}`, undefined, 'DELETE')
}

/**
 * Notes in the project of an archive that it was restored into another one, as a test. The dashboard there shows it.
 * @returns whether it was noted: it is not if the project is gone, or if this account may not write there
 */
export async function noteTest(
  project: Project,
  { start }: Pick<ReadArchive, 'start'>,
  now = new Date(),
): Promise<boolean> {
  const source = await connect(start.project, project)
  const address = '/site/health?updateMask.fieldPaths=restoreTestedAt&currentDocument.exists=true'
  try {
    await source.firestore(
      address,
      { fields: { restoreTestedAt: { stringValue: now.toISOString() } } },
      'PATCH',
    )
    return true
  } catch (error) {
    if (error instanceof GoogleError) return false
    throw error
  }
}

/** Begins to delete somebody, which the job of every minute finishes. Without a user there is only the account. */
async function removeAgain(uid: string, now: Date): Promise<void> {
  const isUser = await transact('remove again', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting) return user !== undefined
    beginDeletion(tx, uid)
    audit(tx, { actor: 'system', action: 'user:delete', target: uid, at: now.toISOString() })
    return true
  })
  if (!isUser) await removeAuthUser(uid)
}

/** Reads an archive from its first chunk. */
async function* chunksOf({
  path,
  key,
}: {
  path: string
  key: string
}): AsyncGenerator<Chunk & { id: string }> {
  const archive = await Archive.open(path, key, 'read')
  try {
    for await (const chunk of archive.readAll()) yield { ...chunk, id: archive.id }
  } finally {
    await archive.close()
  }
}

/** Reads a whole archive, so that one which was changed is refused before anything is written. */
async function look(archive: { path: string; key: string }) {
  const people = new Map<string, ArchivedName>()
  const accounts = new Map<string, Claims>()
  const rights = new Map<string, Claims>()
  const leaving: ArchivedName[] = []
  let found: { id: string; start: Start } | undefined
  let counts: Counts = { documents: 0, people: 0, files: 0 }
  for await (const { id, content, ...chunk } of chunksOf(archive)) {
    ;({ counts } = chunk)
    if (content.kind === 'start') found = { id, start: content }
    if (content.kind === 'documents')
      for (const document of content.documents) {
        const [collection, uid = ''] = document.path.split('/')
        if (collection !== 'users') continue
        const fields = document.fields as Record<string, { stringValue?: string; booleanValue?: boolean }>
        const name = fields['full_name']?.stringValue ?? ''
        people.set(uid, { uid, name, email: fields['email']?.stringValue ?? '' })
        const had = rightsOfUser(document)
        if (had) rights.set(uid, had)
        if (fields['deleting']?.booleanValue) leaving.push({ uid, name, email: people.get(uid)?.email ?? '' })
      }
    if (content.kind === 'people')
      for (const person of content.people) {
        const { localId: uid, email = '' } = person
        accounts.set(uid, rightsOfAccount(person))
        if (!people.has(uid)) people.set(uid, { uid, name: '', email })
      }
  }
  if (!found) throw new Error(`${archive.path} does not begin as an archive does.`)
  return { ...found, counts, leaving, people, accounts, rights }
}

function refuseOther(start: Start, later: Start): void {
  if (later.project !== start.project)
    throw new Error(`The later archive is of ${later.project}, and the other of ${start.project}.`)
  if (later.time < start.time) throw new Error('The later archive is older than the one that is restored.')
}

/** Returns how many chunks an interrupted run has written; 0 if there was none. @throws if it was of another archive */
async function progressOf(project: Project, id: string): Promise<number> {
  const found = await orUndefined(
    project.firestore<{ fields: { archive: { stringValue: string }; done: { integerValue: string } } }>(
      `/${PROGRESS}`,
    ),
  )
  if (!found) return 0
  if (found.fields.archive.stringValue !== id)
    throw new Error(
      'This project holds an interrupted restore of another archive. Go on with that one, or use an empty project.',
    )
  return Number(found.fields.done.integerValue)
}

const noteProgress = (project: Project, archive: string, done: number): Promise<unknown> =>
  project.firestore(
    `/${PROGRESS}`,
    { fields: { archive: { stringValue: archive }, done: { integerValue: String(done) } } },
    'PATCH',
  )

/** Stops unless the project is empty. An archive of accounts alone may join the documents and files of Google's copies. */
async function refuseUnlessEmpty(project: Project, { only }: Start): Promise<void> {
  const { users = [] } = await readPeople(project, '')
  const { documents } = only ? { documents: [] } : await readDocuments(project, { after: '', limit: 50 })
  const [files] = only ? [[]] : await project.bucket.getFiles({ maxResults: 50, autoPaginate: false })
  const what =
    documents.find(({ path }) => !OWN_DOCUMENTS.test(path))?.path ??
    users[0]?.localId ??
    files.find(({ name }) => !OWN_FILES.test(name))?.name
  if (what)
    throw new Error(`${project.id} is not empty: it holds ${what}. Restore into a project without data.`)
}
