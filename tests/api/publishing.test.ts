// first, since the others ask which project it is
import '../support/own-project.ts'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { intercept } from '../../functions/src/cloud/outgoing.ts'
import { FAULTS, strike } from '../support/faults.ts'
import {
  deletePost,
  openSite,
  pagesOf,
  published,
  raise,
  refs,
  removeManifests,
  savePost,
  type TestSite,
} from '../support/publishing.ts'
import { tinyRenderer } from '../support/tiny-renderer.ts'

const { FieldValue, Timestamp } = await import('firebase-admin/firestore')
const { onSiteChange } = await import('../../functions/src/site/on-change.ts')
const { runEveryMinute } = await import('../../functions/src/jobs/scheduled.ts')
const { BLOGS } = await import('../../functions/src/posts/kinds.ts')
const { postList } = await import('../../functions/src/posts/post-list.ts')
const { findPosts } = await import('../../functions/src/posts/find-posts.ts')

const EVENT = {
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

const home = async ({ folder }: TestSite) => (await pagesOf(folder)).get('/home.html')

/** Names of the outgoing calls of some work that begin with a word. */
async function callsDuring(word: string, work: () => Promise<void>): Promise<string[]> {
  const names: string[] = []
  const stop = intercept((name, call) => {
    if (name.startsWith(word)) names.push(name)
    return call()
  })
  await work().finally(stop)
  return names
}

test('a saved post is in the files of the folder, and site/published says since when', async () => {
  const site = await openSite()
  await savePost(1)
  await savePost(2, { is_published: false })
  await site.publish()
  const pages = await pagesOf(site.folder)
  expect([...pages.keys()]).toEqual(['/blog-details/post-1.html', '/home.html'])
  expect(pages.get('/home.html')).toContain('Post 1')
  for (const page of pages.values()) expect(page).not.toMatch(/Post 2|uid-of-the-author/)
  expect(await published()).toMatchObject({
    build: 'one',
    release: await site.target.liveRelease(),
    at: '2026-11-22T10:00:00.500Z',
    readAt: '2026-11-22T10:00:00.500Z',
    later: 0,
    problem: null,
    lease: null,
  })
})

test('nothing is done where all is live, and no renderer is loaded', async () => {
  const site = await openSite()
  await site.publish()
  const before = await published()
  site.loadRenderer = () => Promise.reject(new Error('loaded'))
  await site.publish()
  expect(await published()).toEqual(before)
})

test('where nothing can be published, what is stored counts as live', async () => {
  const site = await openSite()
  site.loadRenderer = async () => undefined
  await savePost(1)
  await site.publish()
  expect(await published()).toMatchObject({ build: '', release: '', problem: null, lease: null })
  expect(await home(site)).toBe('of the deployment')
})

test('only files that change are written; a post that is taken back has none', async () => {
  const site = await openSite()
  for (const n of [1, 2, 3]) await savePost(n)
  await site.publish()
  await savePost(1, { description: 'Other words.' })
  expect(await callsDuring('folder move', site.publish)).toEqual(['folder move /blog-details/post-1.html'])
  await savePost(1, { is_published: false })
  expect(await callsDuring('folder remove', site.publish)).toEqual([
    'folder remove /blog-details/post-1.html',
  ])
  expect(await home(site)).not.toContain('Post 1')
})

test('a draft that is saved makes no release', async () => {
  const site = await openSite()
  await site.publish()
  const { release } = await published()
  await savePost(1, { is_published: false })
  expect(await callsDuring('folder move', site.publish)).toEqual([])
  expect(await published()).toMatchObject({ release, problem: null })
})

test('many changes that come together make one release; the next one is ten seconds later', async () => {
  const site = await openSite()
  const marks = await callsDuring('folder mark', async () => {
    const { wait } = site.clock
    site.clock.wait = async (milliseconds) => {
      site.clock.wait = wait
      // each is an event of its own
      for (const n of [2, 3, 4, 5]) await savePost(n).then(site.publish)
      await wait(milliseconds)
    }
    await savePost(1).then(site.publish)
  })
  expect(marks).toHaveLength(1)
  expect(await home(site)).toContain('Post 5')

  const first = (await published()).at
  await savePost(6)
  await site.publish()
  expect(Date.parse((await published()).at) - Date.parse(first)).toBe(10_000)
})

test('what changes while it is rendered is in the same release', async () => {
  let changes = 0
  const site = await openSite({
    renderer: tinyRenderer({ onRender: async () => void ((changes += 1) === 1 && (await savePost(2))) }),
  })
  await savePost(1)
  expect(await callsDuring('folder mark', site.publish)).toHaveLength(1)
  expect(await home(site)).toContain('Post 2')
  expect((await published()).lease).toBeNull()
})

test('what changes all the time is released after three rounds, and the rest with the next release', async () => {
  let n = 1
  const site = await openSite({
    renderer: tinyRenderer({
      onRender: async (path) => void (path === '/home.html' && n < 6 && (await savePost((n += 1)))),
    }),
  })
  await savePost(1)
  expect(await callsDuring('folder mark', site.publish)).toHaveLength(2)
  expect(await home(site)).toContain('Post 6')
  expect(site.clock.waits.slice(-1)).toEqual([10_000])
})

test('a post that is deleted while it is rendered has no page', async () => {
  const site = await openSite({
    renderer: tinyRenderer({
      onRender: async (path) => void (path.includes('post-1') && (await deletePost(1))),
    }),
  })
  await savePost(1)
  await site.publish()
  expect([...(await pagesOf(site.folder)).keys()]).toEqual(['/home.html'])
})

test('what stands beside the words of many pages follows in a release of its own', async () => {
  const site = await openSite({ renderer: tinyRenderer({ extra: 300 }) })
  await site.publish()
  await savePost(1)
  const later: number[] = []
  const stop = intercept(async (name, call) => {
    const answer = await call()
    if (name === 'commit settle') later.push((await refs.published.get()).data()?.later ?? -1)
    return answer
  })
  await site.publish().finally(stop)
  expect(later).toEqual([300, 0])
  expect((await pagesOf(site.folder)).get('/extra/7.html')).toContain('Post 1')
})

test('own words do not wait for what stands beside others when something is stored meanwhile that changes no page', async () => {
  const site = await openSite({ renderer: tinyRenderer({ extra: 300 }) })
  await site.publish()
  await savePost(1)
  let isRaised = false
  site.renderer = tinyRenderer({
    extra: 300,
    onRender: async () => {
      if (!isRaised) await raise('site')
      isRaised = true
    },
  })
  const later: number[] = []
  const stop = intercept(async (name, call) => {
    const answer = await call()
    if (name === 'commit settle') later.push((await refs.published.get()).data()?.later ?? -1)
    return answer
  })
  await site.publish().finally(stop)
  expect(later).toEqual([300, 0])
})

test('a post that is saved while what stands beside others is rendered does not wait for all of that', async () => {
  const site = await openSite({ renderer: tinyRenderer({ extra: 300 }) })
  await site.publish()
  await savePost(1)
  let beside = 0
  site.renderer = tinyRenderer({
    extra: 300,
    onRender: async (path) => void (path.startsWith('/extra') && (beside += 1) === 20 && (await savePost(2))),
  })
  let before = -1
  const stop = intercept(async (name, call) => {
    const answer = await call()
    if (name === 'folder mark' && before < 0 && (await home(site))?.includes('Post 2')) before = beside
    return answer
  })
  await site.publish().finally(stop)
  expect(before).toBe(50)
  expect((await pagesOf(site.folder)).get('/extra/299.html')).toContain('Post 2')
  expect((await published()).later).toBe(0)
})

test('a lease that runs out is taken by the next, and who had it changes nothing any more', async () => {
  const site = await openSite()
  let isHeldUp = true
  const other = { ...site.renderer, planSite: site.renderer.planSite }
  site.renderer = tinyRenderer({
    onRender: async () => {
      if (!isHeldUp) return
      isHeldUp = false
      site.renderer = other
      site.clock.at += 61_000
      await site.publish()
    },
  })
  await savePost(1)
  await site.publish()
  expect(await home(site)).toContain('Post 1')
  expect(await published()).toMatchObject({
    problem: null,
    lease: null,
    release: await site.target.liveRelease(),
  })
})

test('while the lease is held, neither an event nor the job of every minute does anything', async () => {
  const site = await openSite()
  await site.publish()
  await refs.published.update({ lease: { by: 'another', until: '2026-11-22T10:02:00.000Z' } })
  await savePost(1)
  const { site: before } = await versions()
  await site.publishLater()
  expect(await home(site)).not.toContain('Post 1')
  expect((await versions()).site).toBe(before)
  await site.publishLater()
  expect(await home(site)).toContain('Post 1')
})

test('the job of every minute has a new build rendered, and events sorted anew after midnight, and else does nothing', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  const before = await versions()
  await site.publishLater()
  expect(await versions()).toEqual(before)

  site.renderer = tinyRenderer({ build: 'two' })
  await site.publishLater()
  expect((await published()).build).toBe('two')

  const { readAt } = await published()
  site.clock.at += 24 * 3_600_000
  await site.publishLater()
  expect((await published()).readAt > readAt).toBe(true)
})

test('a manifest that is lost, or a folder that somebody else has filled, has everything rendered anew', async () => {
  const site = await openSite()
  for (const n of [1, 2]) await savePost(n)
  await site.publish()
  await removeManifests()
  await deletePost(1)
  await savePost(3, { createdAt: '2020-01-01T00:00:00.000Z' })
  const moved = await callsDuring('folder move', site.publish)
  expect(moved.toSorted()).toEqual([
    'folder move /blog-details/post-2.html',
    'folder move /blog-details/post-3.html',
    'folder move /home.html',
  ])
  expect([...(await pagesOf(site.folder)).keys()]).not.toContain('/blog-details/post-1.html')

  await rm(`${site.folder}.release`)
  await writeFile(`${site.folder}/home.html`, 'of another deployment')
  await site.publishLater()
  expect(await home(site)).toContain('Post 3')
})

test('content that does not pass its schema leaves the last release live, and is published once it does', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  await refs.site.doc('organisation').set({ phone: 7 })
  await raise('site')
  await savePost(2)
  await site.publish()
  expect(await home(site)).not.toContain('Post 2')
  expect((await published()).problem).toMatchObject({
    code: 'content',
    detail: expect.stringContaining('phone'),
  })
  await refs.site.doc('organisation').delete()
  await site.publishLater()
  expect(await home(site)).toContain('Post 2')
})

test('after a failure the job of every minute waits for 1, 2, 4 … minutes, at most an hour; a change or another build does not', async () => {
  const site = await openSite({
    renderer: tinyRenderer({ onRender: () => Promise.reject(new Error('Broken.')) }),
  })
  await savePost(1)
  await site.publish()
  const minutes: number[] = []
  for (let minute = 1; minute <= 200; minute += 1) {
    const before = (await published()).problem?.attempts
    await site.publishLater()
    if ((await published()).problem?.attempts !== before) minutes.push(minute)
  }
  expect(minutes).toEqual([1, 3, 7, 15, 31, 63, 123, 183])

  await savePost(2).then(site.publish)
  expect((await published()).problem?.attempts).toBe(10)
  site.renderer = tinyRenderer({ build: 'two' })
  await site.publishLater()
  expect(await home(site)).toContain('Post 2')
  expect((await published()).problem).toBeNull()
}, 60_000)

test('what does not have the shape of a post stays off the site, which says so, and keeps nothing else from it', async () => {
  const site = await openSite()
  const broken: [id: string, change: object][] = [
    ['no-text', { description: FieldValue.delete() }],
    ['number', { title: 7 }],
    ['instant', { createdAt: Timestamp.now() }],
    ['no-instant', { createdAt: 'yesterday' }],
    ['changed', { updatedAt: '2026-13-01T00:00:00.000Z' }],
    ['picture', { image: 'https://elsewhere.example/a.webp' }],
    ['link', { externalLink: 'javascript:alert(1)' }],
    ['a b', {}],
  ]
  await savePost(1)
  for (const [id, change] of broken) {
    await savePost(2)
    const { title, ...post } = (await refs.blogs.doc('post-2').get()).data() ?? {}
    await refs.blogs.doc(id).set({ title: `Broken ${title}`, ...post } as never)
    if (id !== 'a b') await refs.blogs.doc(id).update(change)
  }
  await deletePost(2)
  await refs.events.doc('whole').set({ ...EVENT, date: '2026-02-28' } as never)
  await refs.events.doc('no-day').set({ ...EVENT, date: '2026-02-30' } as never)
  await refs.events.doc('no-time').set({ ...EVENT, time: '25:00' } as never)
  await raise('events')
  await site.publish()
  expect([...(await pagesOf(site.folder)).keys()]).toEqual(['/blog-details/post-1.html', '/home.html'])
  expect(await home(site)).not.toContain('Broken')
  expect(await published()).toMatchObject({
    problem: null,
    leftOut: [...broken.map(([id]) => `blogs/${id}`), 'events/no-day', 'events/no-time'].toSorted(),
  })

  for (const [id] of broken) await refs.blogs.doc(id).delete()
  for (const id of ['no-day', 'no-time']) await refs.events.doc(id).delete()
  await raise('blogs', 'events')
  await site.publish()
  expect((await published()).leftOut).toEqual([])
})

test('a post that lacks what nothing needs is on the site', async () => {
  const site = await openSite()
  const createdAt = '2026-01-01T00:00:00.000Z'
  const short = { title: 'Short', description: 'Words.', is_published: true, createdAt }
  await refs.blogs.doc('short').set(short as never)
  await raise('blogs')
  await site.publish()
  expect([...(await pagesOf(site.folder)).keys()]).toContain('/blog-details/short.html')
  expect(await published()).toMatchObject({ problem: null, leftOut: [] })
})

test('of what is left out the first twenty are named', async () => {
  const site = await openSite()
  for (let n = 1; n <= 21; n += 1) await savePost(n, { title: n as never })
  await site.publish()
  expect((await published()).leftOut).toHaveLength(20)
})

test('visitors get no post from REST that the site leaves out, and searching goes on', async () => {
  await openSite()
  await savePost(1)
  await savePost(2, { description: 7 as never, createdAt: Timestamp.now() as never })
  const list = await postList(BLOGS)
  expect(list.published.map(({ id }) => id)).toEqual(['post-1'])
  const found = await findPosts(BLOGS, list, { drafts: false, search: 'post' })
  expect(found.map(({ id }) => id)).toEqual(['post-1'])
})

test('the job of every minute sees to the site before it sends mails, and goes on past what fails', async () => {
  await openSite()
  const names: string[] = []
  const stop = intercept(async (name) => {
    names.push(name)
    throw new Error(`No answer to ${name}.`)
  })
  await runEveryMinute(new Date()).finally(stop)
  expect(names).toEqual(['find', 'read site/published', 'find'])
})

test('a change of the office is noted once, by the event of its document', async () => {
  await openSite()
  const { site: before = 0 } = await versions()
  await onSiteChange('organisation')
  await onSiteChange('published')
  expect((await versions()).site).toBe(before + 1)
})

test('a disk that is full leaves the last release as it was, and nothing beside it', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  await savePost(1, { title: 'Another' })
  const before = await pagesOf(site.folder)
  const stop = intercept(async (name, call) => {
    if (name === 'folder stage /home.html')
      throw Object.assign(new Error('No space left'), { code: 'ENOSPC' })
    return call()
  })
  await site.publish().finally(stop)
  expect(await pagesOf(site.folder)).toEqual(before)
  expect(existsSync(`${site.folder}.staged`)).toBe(false)
  expect((await published()).problem?.code).toBe('diskFull')
  await site.publishLater()
  expect(await home(site)).toContain('Another')
})

test('a page that cannot be rendered leaves the last release live, and site/published says so', async () => {
  const site = await openSite({
    renderer: tinyRenderer({ onRender: () => Promise.reject(new Error('No such picture.')) }),
  })
  await savePost(1)
  await site.publish()
  expect(await home(site)).toBe('of the deployment')
  expect(await published()).toMatchObject({
    problem: { code: 'failed', detail: '/home.html: No such picture.' },
    lease: null,
  })
})

test.each(FAULTS)(
  'wherever a call that leaves the publisher is %s, visitors never get half a file, and the next attempt succeeds',
  async (fault) => {
    const site = await openSite()
    await savePost(1)
    await site.publish()
    const whole = new Set((await pagesOf(site.folder)).values())
    for (let k = 1, struck: string | undefined = ''; struck !== undefined; k += 1) {
      const title = `Title ${k}.`
      await savePost(1, { title })
      ;({ struck } = await strike(k, fault, site.publish))
      const at = `${fault} at call ${k}, ${struck}`
      for (const page of (await pagesOf(site.folder)).values())
        if (!whole.has(page)) expect(page, at).toMatch(new RegExp(`^<html>.*${title}.*</html>$`))
      await site.publishLater()
      const pages = await pagesOf(site.folder)
      for (const page of pages.values()) whole.add(page)
      expect(pages.get('/home.html'), at).toContain(title)
      expect(pages.get('/blog-details/post-1.html'), at).toContain(title)
      expect(await published(), at).toMatchObject({ problem: null, lease: null })
    }
  },
  60_000,
)

async function versions() {
  const [blogs, events, site] = await Promise.all(
    (['blogs', 'events', 'site'] as const).map(
      async (kind) => (await refs.versions.doc(kind).get()).data()?.version,
    ),
  )
  return { blogs, events, site }
}
