// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FAULTS, strike } from '../../support/faults.ts'
import { HostingStandIn, SERVED as CONFIG } from '../../support/hosting-stand-in.ts'
import {
  deletePost,
  hostingTarget,
  openSite,
  published,
  raise,
  refs,
  savePage,
  savePost,
  type TestSite,
} from '../../support/publishing.ts'
import { tinyRenderer } from '../../support/tiny-renderer.ts'

const { holdPublishing } = await import('../../../functions/src/site/hold-publishing.ts')

const BUILT = { '/assets/main-one.js': '1', '/favicon.svg': '<svg/>', '/home.html': 'of the deployment' }

let hosting: HostingStandIn
let site: TestSite
/** The waiting times between attempts, in milliseconds. */
let waits: number[]
const opened: HostingStandIn[] = []

/** A site with one post on Hosting, directly after a deployment. */
beforeEach(async () => {
  hosting = new HostingStandIn()
  opened.push(hosting)
  const origin = await hosting.open()
  hosting.deploy(BUILT, CONFIG)
  waits = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  site = await openSite({ target: hostingTarget({ origin, token: async () => 'good', wait }, 'chamber') })
  await savePost(1)
})
afterAll(() => opened.forEach((each) => each.close()))

test('a release combines the live config and files with the rendered files, and uploads only new files', async () => {
  await site.publish()
  expect(hosting.live.config).toEqual(CONFIG)
  expect(Object.keys(hosting.served()).toSorted()).toEqual([
    '/assets/main-one.js',
    '/blog-details/post-1.html',
    '/favicon.svg',
    '/home.html',
  ])
  expect(hosting.served()['/home.html']).toContain('Post 1')
  expect(await published()).toMatchObject({ release: hosting.live.name, problem: null, lease: null })

  hosting.calls.length = 0
  await savePost(2, { createdAt: '2020-01-01T00:00:00.000Z' })
  await site.publish()
  // the page of the post, the list, and the related links of the other post
  expect(hosting.calls.filter((call) => call.includes('HASH'))).toHaveLength(3)
  await deletePost(1)
  await site.publish()
  expect(Object.keys(hosting.served())).not.toContain('/blog-details/post-1.html')
})

test('a release to Hosting redirects the old addresses of pages for good, and keeps the redirects of the deployment', async () => {
  const deployed = { glob: '/register', statusCode: 301, location: '/signup' }
  hosting.deploy(BUILT, { ...CONFIG, redirects: [deployed] })
  await savePage('dues', ['fees'])
  await site.publish()
  const toDues = { glob: '/page/fees', statusCode: 301, location: '/page/dues' }
  expect(hosting.live.config).toEqual({ ...CONFIG, redirects: [deployed, toDues] })

  await savePage('yearly-fee', ['dues', 'fees'])
  await site.publish()
  expect(hosting.live.config).toEqual({
    ...CONFIG,
    redirects: [
      deployed,
      { ...toDues, glob: '/page/dues', location: '/page/yearly-fee' },
      { ...toDues, location: '/page/yearly-fee' },
    ],
  })

  await refs.pages.doc('page').delete()
  await raise('pages')
  await site.publish()
  expect(hosting.live.config).toEqual({ ...CONFIG, redirects: [deployed] })
})

test('files beyond the limit of one call are sent in several calls', async () => {
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_none, n) => [`/assets/${n}.js`, '']))
  hosting.deploy({ ...BUILT, ...many }, CONFIG)
  // a list of 1,050 pages takes longer than the release
  hosting.page = 1_000
  await site.publish()
  expect(await published()).toMatchObject({ problem: null })
  expect(Object.keys(hosting.served())).toHaveLength(2_104)
})

test('a thousand files are named a call, and a hundred are uploaded at once', async () => {
  site.renderer = tinyRenderer({ extra: 1_500 })
  hosting.delay = 5
  await site.publish()
  expect(await published()).toMatchObject({ problem: null })
  // 1,502 rendered files, then those that stay
  expect(hosting.calls.filter((call) => call.endsWith('populateFiles'))).toHaveLength(3)
  expect(hosting.uploads.most).toBe(100)
})

test('an attempt ends after seven minutes, is shown as failed, and leaves no draft', async () => {
  site.renderer = tinyRenderer({ extra: 200, onRender: () => void (site.clock.at += 3_000) })
  await site.publish()
  expect((await published()).problem).toMatchObject({ code: 'interrupted', attempts: 1 })
  expect(site.clock.at - Date.parse('2026-11-22T10:00:00.000Z')).toBeLessThan(7.1 * 60_000)
  expect(hosting.served()['/home.html']).toBe('of the deployment')
  expect(hosting.versions.size).toBe(1)
  expect((await published()).lease).toBeNull()
})

test('side bars that take too long wait, and what is rendered is released in time', async () => {
  site.renderer = tinyRenderer({ extra: 1_000 })
  hosting.page = 1_000
  await site.publish()
  await savePost(2)
  site.renderer = tinyRenderer({ extra: 1_000, onRender: () => void (site.clock.at += 500) })
  await site.publish()
  expect(hosting.served()['/home.html']).toContain('Post 2')
  const { problem, later } = await published()
  expect(problem).toBeNull()
  expect(later).toBeGreaterThan(0)
  site.renderer = tinyRenderer({ extra: 1_000 })
  await site.publishLater()
  expect((await published()).later).toBe(0)
})

test('a post that is deleted during rendering is in no release', async () => {
  site.renderer = tinyRenderer({
    onRender: async (path) => void (path.includes('post-1') && (await deletePost(1))),
  })
  await site.publish()
  expect(Object.keys(hosting.served())).not.toContain('/blog-details/post-1.html')
  expect(hosting.releases).toHaveLength(2)
})

test('without the permission the old release stays, site/published reports it, and the next attempt succeeds', async () => {
  hosting.isPermitted = false
  await site.publish()
  expect(hosting.served()['/home.html']).toBe('of the deployment')
  expect((await published()).problem).toEqual({
    code: 'notPermitted',
    detail: 'releases: 403 The caller does not have permission',
    at: '2026-11-22T10:00:00.500Z',
    attempts: 1,
    build: 'one',
    release: '',
  })
  hosting.isPermitted = true
  await site.publishLater()
  expect(hosting.served()['/home.html']).toContain('Post 1')
  expect((await published()).problem).toBeNull()
})

test('a deployment whose scripts differ from those in the pages is not changed', async () => {
  const { '/assets/main-one.js': _script, ...others } = BUILT
  hosting.deploy(others, CONFIG)
  await site.publish()
  expect(hosting.releases).toHaveLength(2)
  expect((await published()).problem).toMatchObject({
    code: 'build',
    detail: expect.stringContaining('main-one.js'),
  })
})

test('a site that was never deployed is not published', async () => {
  hosting.releases.length = 0
  await site.publish()
  expect((await published()).problem?.code).toBe('build')
})

test('a deployment during publishing stays live, and the next attempt publishes over it', async () => {
  hosting.before = (call) => {
    if (call === 'PATCH versions/V' && hosting.releases.length === 1)
      hosting.deploy({ ...BUILT, '/new.html': 'new' }, CONFIG)
  }
  await site.publish()
  expect(hosting.served()['/home.html']).toBe('of the deployment')
  expect((await published()).problem?.detail).toBe('Another version was released meanwhile.')
  await site.publishLater()
  expect(hosting.served()).toMatchObject({
    '/home.html': expect.stringContaining('Post 1'),
    '/new.html': 'new',
  })
})

test.each([
  ['rewrites', { headers: CONFIG.headers }, 'The live version has no rewrites.'],
  ['a policy', { rewrites: CONFIG.rewrites }, 'The live version has no Content-Security-Policy.'],
  ['anything', {}, 'The live version has no rewrites and no Content-Security-Policy.'],
])('over a live version without %s nothing is released', async (_what, config, detail) => {
  hosting.deploy(BUILT, config)
  await site.publish()
  expect(hosting.releases).toHaveLength(2)
  expect((await published()).problem).toMatchObject({ code: 'build', detail, release: hosting.live.name })
  hosting.deploy(BUILT, CONFIG)
  await site.publishLater()
  expect(hosting.served()['/home.html']).toContain('Post 1')
})

test('a release names its build and the version that it was made from', async () => {
  const deployed = hosting.live.name
  await site.publish()
  expect(hosting.messages.at(-1)).toBe(`Published by the office. Build one from ${deployed}`)
})

test('a deployment that a release overtook within the same second is released again, then published over', async () => {
  await site.publish()
  hosting.before = (call) => {
    if (call !== 'POST releases') return
    hosting.before = () => {}
    hosting.deploy({ ...BUILT, '/new.html': 'new' }, CONFIG)
  }
  await savePost(2)
  await site.publish()
  expect(hosting.served()).toMatchObject({ '/home.html': 'of the deployment', '/new.html': 'new' })
  expect((await published()).problem?.detail).toBe('A deployment was released meanwhile.')
  await site.publishLater()
  expect(hosting.served()).toMatchObject({
    '/home.html': expect.stringContaining('Post 2'),
    '/new.html': 'new',
  })
  const { length } = hosting.releases
  await site.publishLater()
  expect(hosting.releases).toHaveLength(length)
})

test('the next attempt puts it right if the process was stopped before it could', async () => {
  await site.publish()
  hosting.before = (call) => {
    if (call === 'POST releases') hosting.deploy({ ...BUILT, '/new.html': 'new' }, CONFIG)
  }
  hosting.after = (call) => (call === 'POST releases' ? 'cut' : undefined)
  await savePost(2)
  await site.publish()
  expect(hosting.served()['/new.html']).toBeUndefined()
  hosting.before = () => {}
  hosting.after = () => undefined
  await site.publishLater()
  expect(hosting.served()).toMatchObject({
    '/home.html': expect.stringContaining('Post 2'),
    '/new.html': 'new',
  })
})

test('what is unpublished during a deployment leaves the site after it, and does not come back', async () => {
  await savePost(2)
  await site.publish()
  const rendered = hosting.served()
  await holdPublishing(async () => {
    await deletePost(2)
    await site.publish()
    await site.publishLater()
    expect(hosting.served()).toHaveProperty('/blog-details/post-2.html')
    hosting.deploy(rendered, CONFIG)
  })
  await site.publish()
  expect(hosting.served()).not.toHaveProperty('/blog-details/post-2.html')
  expect(await published()).toMatchObject({ problem: null, lease: null })
})

test('a deployment after a release is rendered again, even without newer content', async () => {
  await site.publish()
  hosting.deploy({ ...BUILT, '/assets/main-two.js': '2', '/blog-details/gone.html': 'gone' }, CONFIG)
  await site.publishLater()
  expect(hosting.served()['/home.html']).toContain('Post 1')
  expect(Object.keys(hosting.served())).not.toContain('/blog-details/gone.html')

  site.renderer = tinyRenderer({ build: 'two' })
  await site.publishLater()
  expect((await published()).build).toBe('two')
  const { length } = hosting.releases
  await site.publishLater()
  expect(hosting.releases).toHaveLength(length)
})

test('an expired token makes no release, and the next attempt succeeds', async () => {
  hosting.before = (call) => {
    if (call.includes('HASH')) hosting.token = 'another'
  }
  await site.publish()
  expect((await published()).problem).toMatchObject({
    code: 'failed',
    detail: expect.stringContaining('401'),
  })
  hosting.before = () => {}
  hosting.token = 'good'
  await site.publishLater()
  expect(hosting.served()['/home.html']).toContain('Post 1')
})

test.each([
  'GET releases',
  'GET channels/live',
  'GET versions/V/files',
  'POST versions/V:populateFiles',
  'POST versions/V/files/HASH',
  'PATCH versions/V',
])('%s is retried after one and four seconds when Google fails or limits requests', async (name) => {
  for (const [n, how] of ([503, 429, 'cut'] as const).entries()) {
    waits.length = 0
    let failed = 0
    hosting.interfere = (call) => (call === name && (failed += 1) <= 2 ? how : undefined)
    await savePost(n + 1)
    await site.publish()
    expect((await published()).problem, `${how}`).toBeNull()
    expect(waits.slice(0, 2), `${how}`).toEqual(name.endsWith('HASH') ? [1_000, 1_000] : [1_000, 4_000])
    expect(hosting.served()['/home.html']).toContain(`Post ${n + 1}`)
  }
})

test('requests that Google rejects, or that are unsafe to repeat, are not retried', async () => {
  for (const [name, status] of [
    ['GET channels/live', 404],
    ['POST versions', 503],
    ['POST releases', 503],
  ] as const) {
    hosting.calls.length = 0
    hosting.interfere = (call) => (call === name ? status : undefined)
    await site.publish()
    expect((await published()).problem?.detail).toContain(`${status}`)
    expect(hosting.calls.filter((call) => call === name)).toHaveLength(1)
  }
  expect(waits).toEqual([])
})

test('an unreleased version is deleted, and a failure of that deletion does not hide the problem', async () => {
  hosting.interfere = (call) => (call === 'PATCH versions/V' ? 400 : undefined)
  await site.publish()
  expect(hosting.versions.size).toBe(1)
  hosting.interfere = (call) => (call === 'PATCH versions/V' || call.startsWith('DELETE') ? 400 : undefined)
  await site.publishLater()
  expect(hosting.versions.size).toBe(2)
  expect((await published()).problem?.detail).toContain('finalize: 400')
})

test('a version that may be live, because the response to its release was lost, stays', async () => {
  hosting.after = (call) => (call === 'POST releases' ? 'cut' : undefined)
  await site.publish()
  expect((await published()).problem?.code).toBe('failed')
  expect(hosting.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  expect(hosting.served()['/home.html']).toContain('Post 1')
})

test('whichever call to Hosting fails, the old release stays, site/published reports it, and the next attempt succeeds', async () => {
  await site.publish()
  const names = [...new Set(hosting.calls)]
  expect(names).toEqual([
    'GET releases',
    'GET channels/live',
    'GET versions/V/files',
    'POST versions',
    'POST versions/V:populateFiles',
    'POST versions/V/files/HASH',
    'PATCH versions/V',
    'POST releases',
  ])
  let n = 1
  for (const name of names)
    for (const how of [500, 'cut'] as const) {
      const before = hosting.served()
      hosting.interfere = (call) => (call === name ? how : undefined)
      await savePost((n += 1))
      await site.publish()
      expect(hosting.served(), `${how} at ${name}`).toEqual(before)
      expect((await published()).problem?.code, `${how} at ${name}`).toBe('failed')
      hosting.interfere = () => undefined
      await site.publishLater()
      expect(hosting.served()['/home.html'], `after ${how} at ${name}`).toContain(`Post ${n}`)
      expect(await published(), `after ${how} at ${name}`).toMatchObject({ problem: null, lease: null })
    }
})

// a call that is never made equals a failed call to Hosting
test.each(FAULTS.filter((fault) => fault !== 'never made'))(
  'whichever call of the publisher is %s, a complete release is live, and the next attempt succeeds',
  async (fault) => {
    await site.publish()
    for (let k = 1, struck: string | undefined = ''; struck !== undefined; k += 1) {
      const title = `Title ${k}.`
      const before = hosting.served()
      await savePost(1, { title })
      ;({ struck } = await strike(k, fault, site.publish))
      const at = `${fault} at call ${k}, ${struck}`
      const after = hosting.served()
      if (!after['/home.html']?.includes(title)) expect(after, at).toEqual(before)
      await site.publishLater()
      expect(hosting.served()['/home.html'], at).toContain(title)
      expect(hosting.served()['/blog-details/post-1.html'], at).toContain(title)
      expect(await published(), at).toMatchObject({ problem: null, lease: null })
    }
  },
)
