import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BlogDocument } from 'domain/stored/blog.ts'
import type { Renderer } from '../../functions/src/site/renderer.ts'
import type { PublishTarget } from '../../functions/src/site/targets/target.ts'
import { OWN_PROJECT } from './own-project.ts'
import { tinyRenderer } from './tiny-renderer.ts'

const { FieldValue } = await import('firebase-admin/firestore')
const { refs } = await import('../../functions/src/refs.ts')
const { intercept } = await import('../../functions/src/cloud/outgoing.ts')
const { folderTarget } = await import('../../functions/src/site/targets/folder-target.ts')
const { hostingTarget } = await import('../../functions/src/site/targets/hosting-target.ts')
const { publishSite } = await import('../../functions/src/site/publish-site.ts')
const { removeManifestsBut } = await import('../../functions/src/site/manifest.ts')
const { publishAgain } = await import('../../functions/src/jobs/publish-again.ts')

const { firebaseApp } = await import('../../functions/src/cloud/firebase.ts')

if (firebaseApp.options.projectId !== OWN_PROJECT)
  throw new Error('own-project.ts must be the first import of a test that publishes.')

export { refs, folderTarget, hostingTarget, publishSite }

/** Makes a clock that moves only during waits. */
export function testClock(at = '2026-11-22T10:00:00.000Z') {
  const clock = {
    at: Date.parse(at),
    /** The waiting times so far, in milliseconds. */
    waits: [] as number[],
    now: () => new Date(clock.at),
    wait: async (milliseconds: number) => {
      clock.waits.push(milliseconds)
      clock.at += Math.max(milliseconds, 0)
    },
  }
  return clock
}

export interface TestSite {
  folder: string
  clock: ReturnType<typeof testClock>
  target: PublishTarget
  renderer: Renderer
  loadRenderer: () => Promise<Renderer | undefined>
  /** Publishes as the function does. */
  publish: () => Promise<void>
  /** Runs the job of every minute as if some minutes had passed, including the publishing that it starts. */
  publishLater: () => Promise<void>
}

/** Makes a folder with a site without posts, as a deployment leaves it. */
export async function openSite(
  changes: Partial<Pick<TestSite, 'target' | 'renderer'>> = {},
): Promise<TestSite> {
  const folder = join(await mkdtemp(join(tmpdir(), 'site-')), 'public')
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const build of ['one', 'two']) await writeFile(join(folder, 'assets', `main-${build}.js`), '')
  await writeFile(join(folder, 'home.html'), 'of the deployment')
  await clear()
  const site: TestSite = {
    folder,
    clock: testClock(),
    target: folderTarget(folder),
    renderer: tinyRenderer(),
    loadRenderer: async () => site.renderer,
    ...changes,
    publish: () =>
      publishSite({
        target: site.target,
        loadRenderer: () => site.loadRenderer(),
        origin: 'https://chamber.example',
        clock: site.clock,
      }),
    publishLater: async () => {
      site.clock.at += 61_000
      const { build } = site.renderer.frame
      const before = await siteVersion()
      await publishAgain({ target: site.target, build, now: site.clock.now() })
      if ((await siteVersion()) !== before) await site.publish()
    },
  }
  return site
}

const siteVersion = async () => (await refs.versions.doc('site').get()).data()?.version

/** raises the versions, since a process caches data by version */
async function clear() {
  for (const name of ['blogs', 'events', 'pages', 'comments', 'site'] as const)
    for (const document of await refs[name].listDocuments()) await document.delete()
  await raise('blogs', 'events', 'pages', 'comments', 'site')
}

export async function raise(...kinds: ('blogs' | 'events' | 'pages' | 'comments' | 'site')[]) {
  for (const kind of kinds)
    await refs.versions.doc(kind).set({ version: FieldValue.increment(1) }, { merge: true })
}

/** Saves a published post as another process would. @param n higher for newer posts */
export async function savePost(n: number, change: Partial<BlogDocument> = {}): Promise<void> {
  const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()
  await refs.blogs.doc(`post-${n}`).set({
    title: `Post ${n}`,
    description: 'Words.',
    image: '',
    externalLink: '',
    is_published: true,
    author_name: 'Office',
    author_uid: 'uid-of-the-author',
    createdAt: at,
    updatedAt: at,
    ...change,
  })
  await raise('blogs')
}

/** Saves the one page of the office as another process would. @param old its earlier names */
export async function savePage(name: string, old: string[] = []): Promise<void> {
  await refs.pages.doc('page').set({
    title: 'Fees',
    name,
    description: 'Words.',
    linked_in: 'none',
    files: [],
    image: '',
    is_published: true,
    author_name: 'Office',
    author_uid: 'uid-of-the-author',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    old_names: old,
  })
  await raise('pages')
}

export async function deletePost(n: number): Promise<void> {
  await refs.blogs.doc(`post-${n}`).delete()
  await raise('blogs')
}

/** Deletes every manifest. */
export const removeManifests = () => removeManifestsBut('')

/** Reads `site/published`. */
export async function published() {
  const document = (await refs.published.get()).data()
  if (!document) throw new Error('Nothing was published.')
  return document
}

/** Reads every page of the folder by address. */
export async function listFiles(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html')).toSorted()
  return new Map(
    await Promise.all(
      pages.map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const),
    ),
  )
}

/** Returns a stored event on a day. */
export const EVENT = {
  title: 'Event',
  description: 'Words.',
  date: '2026-02-28',
  time: '10:00',
  location: 'Here',
  image: '',
  is_published: true,
  author_name: 'Office',
  author_uid: 'uid-of-the-author',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** Reads the home page of a site. */
export const home = async ({ folder }: TestSite) => (await listFiles(folder)).get('/home.html')

/** Lists the outgoing calls of `work` whose names begin with a prefix. */
export async function callsDuring(word: string, work: () => Promise<void>): Promise<string[]> {
  const names: string[] = []
  const stop = intercept((name, call) => {
    if (name.startsWith(word)) names.push(name)
    return call()
  })
  await work().finally(stop)
  return names
}
