import { orUndefined } from '../../src/cloud/google-api.ts'
import {
  Archive,
  type ArchivedDocument,
  type Chunk,
  type Content,
  type Counts,
} from '../../src/backup/archive.ts'
import { formatCounts, type PeopleList } from '../../src/backup/back-up.ts'
import { type Project, PROGRESS, readDocuments, readPeople } from '../../src/backup/project.ts'
import { markOf } from './open-project.ts'
import { asRestored, writeDocuments, writeFile, writePeople } from './write-everything.ts'

/** What the functions write in a project that nobody uses yet. */
const OWN_DOCUMENTS = /^(site\/(health|published)|versions\/\w+|userIndex\/meta|removals\/[^/]+)$/
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

export interface Restored {
  counts: Counts
  /** The moment of the archive, ISO 8601 UTC. */
  time: string
  /** Who was being deleted when the archive was made. The site finishes that by itself. */
  leaving: ArchivedName[]
  /** Who has left since, by the list; `undefined` without a list. */
  left: ArchivedName[] | undefined
  /** How many of the list are not in the archive: they registered since. */
  newer: number
}

type Start = Extract<Content, { kind: 'start' }>

/**
 * Copies an archive into a project without data. It reads the whole archive before it writes anything. An interrupted run goes on.
 * @param options.list who has an account in the project of the archive, later
 * @param options.note called after each part with how much is done
 * @throws Error in words
 */
export async function restore(
  project: Project,
  path: string,
  {
    list,
    note = () => {},
    now = new Date(),
  }: { list?: PeopleList; note?: (text: string) => void; now?: Date } = {},
): Promise<Restored> {
  const archive = { path, key: await project.secret('BACKUP_KEY') }
  const { id, start, result } = await look(archive, list)
  if (start.mark && start.mark !== (await markOf(project)))
    throw new Error(
      'UNIQUES_KEY is not the key of this archive, or there is none. Set the one on paper first (docs/deploy-reference.md).',
    )
  const done = await progressOf(project, id)
  if (done === 0) await refuseUnlessEmpty(project)

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
  await writeDocuments(project, last, start.project)
  await project.firestore(`/${PROGRESS}`, undefined, 'DELETE')
  return result
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

/** Reads the whole archive, so that one which was changed is refused before anything is written. */
async function look(archive: { path: string; key: string }, list: PeopleList | undefined) {
  const people = new Map<string, ArchivedName>()
  const leaving: ArchivedName[] = []
  let found: { id: string; start: Start } | undefined
  let counts: Counts = { documents: 0, people: 0, files: 0 }
  for await (const { id, content, ...chunk } of chunksOf(archive)) {
    ;({ counts } = chunk)
    if (content.kind === 'start') {
      found = { id, start: content }
      refuseOtherList(content, list)
    }
    if (content.kind === 'documents')
      for (const document of content.documents) {
        const [collection, uid = ''] = document.path.split('/')
        if (collection !== 'users') continue
        const fields = document.fields as Record<string, { stringValue?: string; booleanValue?: boolean }>
        const name = fields['full_name']?.stringValue ?? ''
        people.set(uid, { uid, name, email: fields['email']?.stringValue ?? '' })
        if (fields['deleting']?.booleanValue) leaving.push({ uid, name, email: people.get(uid)?.email ?? '' })
      }
    if (content.kind === 'people')
      for (const { localId: uid, email = '' } of content.people)
        if (!people.has(uid)) people.set(uid, { uid, name: '', email })
  }
  if (!found) throw new Error(`${archive.path} does not begin as an archive does.`)
  const there = new Set(list?.uids)
  const left = list && [...people.values()].filter(({ uid }) => !there.has(uid))
  const newer = [...there].filter((uid) => !people.has(uid)).length
  const result: Restored = { counts, time: found.start.time, leaving, left, newer }
  return { ...found, result }
}

function refuseOtherList(start: Start, list: PeopleList | undefined): void {
  if (!list) return
  if (list.project !== start.project)
    throw new Error(`The list of people is of ${list.project}, and the archive of ${start.project}.`)
  if (list.time < start.time) throw new Error('The list of people is older than the archive.')
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

async function refuseUnlessEmpty(project: Project): Promise<void> {
  const { documents } = await readDocuments(project, { after: '', limit: 50 })
  const { users = [] } = await readPeople(project, '')
  const [files] = await project.bucket.getFiles({ maxResults: 50, autoPaginate: false })
  const what =
    documents.find(({ path }) => !OWN_DOCUMENTS.test(path))?.path ??
    users[0]?.localId ??
    files.find(({ name }) => !OWN_FILES.test(name))?.name
  if (what)
    throw new Error(`${project.id} is not empty: it holds ${what}. Restore into a project without data.`)
}
