import type { PublicBlog } from 'domain/blog.ts'
import type { ModeratedComment } from 'domain/comment.ts'
import type { StoredContent } from 'domain/content/content.ts'
import { samples } from 'domain/content/samples.ts'
import { today } from 'domain/dates.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { PublicPage } from 'domain/pages/page.ts'
import { MOST_POSTS_PER_ANSWER } from 'domain/values/list-limits.ts'
import { byFileDate } from 'domain/files/office-file.ts'
import type { SiteData } from 'domain/site.ts'
import type { OfficeFile, OfficeFilesDocument } from 'domain/files/stored-file.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { ClientEnv } from '../config/client-env.ts'

type Env = Pick<ClientEnv, 'CHAMBER_ORIGIN' | 'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT'>

/** Reads the data of the pages from the emulators, for `npm run dev`. */
export async function readSite(env: Env): Promise<SiteData> {
  const [content, comments, files, blogs, events, pages] = await Promise.all([
    readContent(env),
    readComments(env),
    readFiles(env),
    readList<PublicBlog>(`${env.CHAMBER_ORIGIN}/api/auth/blogs/`),
    readList<PublicEvent>(`${env.CHAMBER_ORIGIN}/api/auth/events/`),
    readPages(`${env.CHAMBER_ORIGIN}/api/auth/pages/`),
  ])
  return {
    content,
    comments,
    files,
    payment: 'sandbox',
    blogs: blogs.items,
    events: events.items,
    pages,
    blogsVersion: blogs.version,
    day: today(),
    language: DEFAULT_LANGUAGE,
    origin: '',
  }
}

/** Reads all pages of a public list. */
async function readList<Item>(address: string) {
  const items: Item[] = []
  for (;;) {
    const response = await fetch(`${address}?limit=${MOST_POSTS_PER_ANSWER}&offset=${items.length}`)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const { headers } = response
    const more = (await response.json()) as Item[]
    items.push(...more)
    if (more.length === 0 || items.length >= Number(headers.get('x-total-count')))
      return { items, version: Number(headers.get('x-list-version')) }
  }
}

/** Reads the pages of the office. */
async function readPages(address: string): Promise<PublicPage[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as PublicPage[]
}

/** A value in the format of Firestore's REST API. */
type Value =
  | { mapValue: { fields?: Record<string, Value> } }
  | { arrayValue: { values?: Value[] } }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }

function toPlain(value: Value): unknown {
  if ('mapValue' in value) return toObject(value.mapValue.fields)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toPlain)
  return 'integerValue' in value ? Number(value.integerValue) : Object.values(value)[0]
}

const toObject = (fields: Record<string, Value> = {}): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]))

/** Reads the documents of a collection by id, as the owner, whom no rules stop. */
async function readDocuments(
  { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project }: Env,
  collection: string,
): Promise<Map<string, object>> {
  const address = `http://${host}/v1/projects/${project}/databases/(default)/documents/${collection}?pageSize=300`
  const response = await fetch(address, { headers: { authorization: 'Bearer owner' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { documents = [] } = (await response.json()) as {
    documents?: { name: string; fields: Record<string, Value> }[]
  }
  return new Map(documents.map(({ name, fields }) => [name.split('/').at(-1) ?? '', toObject(fields)]))
}

/** Reads the website texts: the stored ones replace the samples. */
async function readContent(env: Env): Promise<StoredContent> {
  const stored = await readDocuments(env, 'site')
  const parts = Object.entries(samples).map(([part, sample]) => [part, { ...sample, ...stored.get(part) }])
  return Object.fromEntries(parts) as StoredContent
}

/** Reads the list of the office's files, the newest first. */
async function readFiles(env: Env): Promise<OfficeFile[]> {
  const { files = [] } = ((await readDocuments(env, 'files')).get('all') ??
    {}) as Partial<OfficeFilesDocument>
  return byFileDate(files)
}

/** Reads the approved comments by post, oldest first. */
async function readComments(env: Env): Promise<NonNullable<SiteData['comments']>> {
  const stored = [...(await readDocuments(env, 'comments'))].map(
    ([id, comment]) => ({ id, ...comment }) as ModeratedComment,
  )
  const approved = stored
    .filter(({ is_approved: isApproved }) => isApproved)
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  return Object.fromEntries(Map.groupBy(approved, ({ blog }) => blog))
}
