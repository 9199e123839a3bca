// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { expect, test } from 'vitest'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import {
  callsDuring,
  deletePost,
  home,
  openSite,
  listFiles,
  published,
  raise,
  refs,
  savePost,
} from '../../support/publishing.ts'
import { tinyRenderer } from '../../support/tiny-renderer.ts'

test('a saved post is in the files of the folder, and site/published says since when', async () => {
  const site = await openSite()
  await savePost(1)
  await savePost(2, { is_published: false })
  await site.publish()
  const pages = await listFiles(site.folder)
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

test('when everything is live, nothing is done and no renderer is loaded', async () => {
  const site = await openSite()
  await site.publish()
  const before = await published()
  site.loadRenderer = () => Promise.reject(new Error('loaded'))
  await site.publish()
  expect(await published()).toEqual(before)
})

test('where the site cannot be published, stored content counts as live', async () => {
  const site = await openSite()
  site.loadRenderer = async () => undefined
  await savePost(1)
  await site.publish()
  expect(await published()).toMatchObject({
    build: '',
    release: '',
    readAt: '2026-11-22T10:00:00.500Z',
    problem: null,
    lease: null,
  })
  expect(await home(site)).toBe('of the deployment')
})

test('only changed files are written, and the file of an unpublished post is removed', async () => {
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

test('saving a draft makes no release', async () => {
  const site = await openSite()
  await site.publish()
  const { release } = await published()
  await savePost(1, { is_published: false })
  expect(await callsDuring('folder move', site.publish)).toEqual([])
  expect(await published()).toMatchObject({ release, problem: null })
})

test('simultaneous changes make one release, and the next release follows ten seconds later', async () => {
  const site = await openSite()
  const marks = await callsDuring('folder mark', async () => {
    const { wait } = site.clock
    site.clock.wait = async (milliseconds) => {
      site.clock.wait = wait
      // each change is a separate event
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

test('a change during rendering is in the same release', async () => {
  let changes = 0
  const site = await openSite({
    renderer: tinyRenderer({ onRender: async () => void ((changes += 1) === 1 && (await savePost(2))) }),
  })
  await savePost(1)
  expect(await callsDuring('folder mark', site.publish)).toHaveLength(1)
  expect(await home(site)).toContain('Post 2')
  expect((await published()).lease).toBeNull()
})

test('continuous changes are released after three rounds, the rest with the next release', async () => {
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

test('a post that is deleted during rendering has no page', async () => {
  const site = await openSite({
    renderer: tinyRenderer({
      onRender: async (path) => void (path.includes('post-1') && (await deletePost(1))),
    }),
  })
  await savePost(1)
  await site.publish()
  expect([...(await listFiles(site.folder)).keys()]).toEqual(['/home.html'])
})

test('related content on many pages follows in a separate release', async () => {
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
  expect((await listFiles(site.folder)).get('/extra/7.html')).toContain('Post 1')
})

test('changed pages do not wait for related content when an unrelated document is stored in the meantime', async () => {
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

test('a post saved during the rendering of related content does not wait for all of it', async () => {
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
  expect((await listFiles(site.folder)).get('/extra/299.html')).toContain('Post 2')
  expect((await published()).later).toBe(0)
})
