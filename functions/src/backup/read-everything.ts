import type { Bucket, File } from '@google-cloud/storage'
import type { ArchivedDocument, Chunk, Content, Counts, Cursor, Start } from './archive.ts'
import { type Project, readDocuments, readPeople } from './project.ts'

/** Documents that are in memory at once. One has at most 1 MiB. */
const DOCUMENTS_AT_ONCE = 200
/** Files that are in memory at once. */
const FILES_AT_ONCE = 8

/** A part of the project, and where reading goes on after it. */
interface Part extends Pick<Chunk, 'bytes' | 'next'> {
  content: Extract<Content, { kind: keyof Counts }>
  count: number
}

const NOTHING = Buffer.alloc(0)

/**
 * Reads all documents as they were at a moment, then the people and files that were there then.
 * @param from after which part reading goes on
 * @param only `people` leaves out documents and files
 */
export async function* readEverything(
  project: Project,
  { time, only }: Pick<Start, 'time' | 'only'>,
  from: Cursor,
): AsyncGenerator<Part> {
  const before = Date.parse(time)
  if (from.step === 'documents' && !only) yield* documentParts(project, time, from.after)
  if (from.step !== 'files') yield* peopleParts(project, before, from.step === 'people' ? from.after : '')
  if (!only) yield* fileParts(project.bucket, before, from.step === 'files' ? from.after : '')
}

async function* documentParts(project: Project, readTime: string, start: string): AsyncGenerator<Part> {
  for (let after = start; ;) {
    const { documents } = await readDocuments(project, { after, readTime, limit: DOCUMENTS_AT_ONCE })
    after = documents.at(-1)?.path ?? ''
    if (after) yield documentsPart(documents, after)
    if (documents.length < DOCUMENTS_AT_ONCE) return
  }
}

const documentsPart = (documents: ArchivedDocument[], after: string): Part => ({
  content: { kind: 'documents', documents },
  bytes: NOTHING,
  count: documents.length,
  next: { step: 'documents', after },
})

/** Reads who was there before a moment, so that nobody has an account without an application. */
async function* peopleParts(project: Project, before: number, start: string): AsyncGenerator<Part> {
  for (let after = start; ;) {
    const { users = [], nextPageToken = '' } = await readPeople(project, after)
    const people = users.filter(({ createdAt }) => Number(createdAt) <= before)
    after = nextPageToken
    yield {
      content: { kind: 'people', people },
      bytes: NOTHING,
      count: people.length,
      next: { step: after ? 'people' : 'files', after },
    }
    if (!after) return
  }
}

async function* fileParts(bucket: Bucket, before: number, after: string): AsyncGenerator<Part> {
  const found: File[] = []
  for await (const file of bucket.getFilesStream({ startOffset: after }) as AsyncIterable<File>)
    if (file.name > after && Date.parse(file.metadata.timeCreated ?? '') <= before) found.push(file)
  found.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (let at = 0; at < found.length; at += FILES_AT_ONCE)
    for (const part of await Promise.all(found.slice(at, at + FILES_AT_ONCE).map(readPart)))
      if (part) yield part
}

/** Reads a file; `undefined` if it was removed meanwhile. */
async function readPart(file: File): Promise<Part | undefined> {
  const bytes = await file.download().then(
    ([content]) => content,
    (error: unknown) => {
      if ((error as { code?: unknown }).code === 404) return undefined
      throw error
    },
  )
  const { contentType, cacheControl, metadata } = file.metadata
  return (
    bytes && {
      content: {
        kind: 'files',
        path: file.name,
        metadata: {
          ...(contentType && { contentType }),
          ...(cacheControl && { cacheControl }),
          ...(metadata && { metadata }),
        },
      },
      bytes,
      count: 1,
      next: { step: 'files', after: file.name },
    }
  )
}
