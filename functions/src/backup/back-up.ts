import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { GoogleError, orUndefined } from '../cloud/google-api.ts'
import { Archive, type Chunk, type Counts, CutOff, type Start } from './archive.ts'
import { type Project, PROGRESS, readDocuments } from './project.ts'
import { readEverything } from './read-everything.ts'

/** Formats how much is done. */
export const formatCounts = ({ documents, people, files }: Counts): string =>
  `${documents} documents, ${people} accounts, ${files} files`

interface BackUpOptions {
  /** `people` copies the accounts alone. */
  only?: Start['only']
  /** Called after each part with how much is done. */
  note?: (text: string) => void
}

/**
 * Copies a project into an archive. It writes `PATH.part` and renames it at the end; an interrupted run goes on where it ended.
 * @returns what is in the archive
 * @throws Error in words
 */
export async function backUp(project: Project, path: string, options: BackUpOptions = {}): Promise<Counts> {
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name.`)
  const part = `${path}.part`
  const isBegun = existsSync(part)
  const archive = await Archive.open(part, await project.secret('BACKUP_KEY'), isBegun ? 'go on' : 'begin')
  let counts: Counts
  try {
    counts = await goOn(project, archive, options)
  } catch (error) {
    if (!isBegun || !(error instanceof GoogleError) || error.status !== 400) throw error
    const old = `Firestore keeps a moment for an hour. If ${part} is older, delete it and start again.`
    throw new Error(`${error.message}\n${old}`, { cause: error })
  } finally {
    await archive.close()
  }
  await rename(part, path)
  return counts
}

async function goOn(project: Project, archive: Archive, { only, note }: BackUpOptions): Promise<Counts> {
  const { first = await begin(project, archive, only), last = first } = await readWritten(archive)
  const { content: start } = first
  if (start.kind !== 'start' || start.project !== project.id || start.only !== only)
    throw new Error('The interrupted archive is of another project or kind. Choose another name.')
  let { counts, next } = last
  if (last.content.kind === 'end') return counts
  for await (const { count, ...part } of readEverything(project, start, next)) {
    const { kind } = part.content
    next = part.next
    counts = { ...counts, [kind]: counts[kind] + count }
    await archive.write({ ...part, counts })
    note?.(formatCounts(counts))
  }
  await archive.write({ content: { kind: 'end' }, counts, next, bytes: Buffer.alloc(0) })
  return counts
}

/** Reads what an interrupted run has written whole. */
async function readWritten(archive: Archive): Promise<{ first?: Chunk; last?: Chunk }> {
  const written: { first?: Chunk; last?: Chunk } = {}
  try {
    for await (const chunk of archive.readAll()) {
      written.first ??= chunk
      written.last = chunk
    }
  } catch (error) {
    if (!(error instanceof CutOff)) throw error
  }
  return written
}

/** Writes the first chunk. @throws if the project is not whole, since a restore of it was interrupted */
async function begin(project: Project, archive: Archive, only: Start['only']): Promise<Chunk> {
  if (await orUndefined(project.firestore(`/${PROGRESS}`)))
    throw new Error(`${project.id} is being restored. Finish that first: npm run restore.`)
  const { readTime } = await readDocuments(project, { after: '', limit: 1 })
  const key = await orUndefined(
    project.firestore<{ fields?: { check?: { stringValue?: string } } }>('/uniques/key'),
  )
  const chunk: Chunk = {
    content: {
      kind: 'start',
      project: project.id,
      time: readTime,
      ...(only && { only }),
      mark: key?.fields?.check?.stringValue ?? '',
      hash: await project.passwordHash(),
    },
    bytes: Buffer.alloc(0),
    counts: { documents: 0, people: 0, files: 0 },
    next: { step: 'documents', after: '' },
  }
  await archive.write(chunk)
  return chunk
}
