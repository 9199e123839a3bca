// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import {
  callsDuring,
  deletePost,
  home,
  openSite,
  listFiles,
  published,
  refs,
  removeManifests,
  savePost,
} from '../../support/publishing.ts'
import { tinyRenderer } from '../../support/tiny-renderer.ts'

const { pausePublishing, requestPublish, resumePublishing } =
  await import('../../../functions/src/site/request-publish.ts')
const { OPERATOR } = await import('../../../functions/src/http/transact-as.ts')
const { onSiteChange } = await import('../../../functions/src/site/on-change.ts')
const { publishAgain } = await import('../../../functions/src/jobs/publish-again.ts')
const { runEveryMinute } = await import('../../../functions/src/jobs/scheduled.ts')

test('another process takes over an expired lease, and the previous holder can change nothing', async () => {
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

test('a lease that ran out counts as a failed attempt, is shown, and is tried again with growing pauses', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  await savePost(2)
  const look = (now: string) => publishAgain({ target: site.target, build: 'one', now: new Date(now) })
  const die = (until: string) => refs.published.update({ lease: { by: 'stopped', until } })
  const { site: before = 0 } = await versions()
  await die('2026-11-22T10:10:00.000Z')
  await look('2026-11-22T10:10:01.000Z')
  const problem = { code: 'interrupted', attempts: 1, build: 'one', at: '2026-11-22T10:09:00.000Z' }
  expect(await published()).toMatchObject({ problem, lease: null })
  expect((await versions()).site).toBe(before + 1)

  await die('2026-11-22T10:12:00.000Z')
  await look('2026-11-22T10:12:01.000Z')
  expect((await published()).problem).toMatchObject({ attempts: 2, at: '2026-11-22T10:11:00.000Z' })
  expect((await versions()).site).toBe(before + 1)
  await look('2026-11-22T10:13:00.000Z')
  expect((await versions()).site).toBe(before + 2)

  await die('2026-11-22T10:14:00.000Z')
  site.clock.at = Date.parse('2026-11-22T10:14:01.000Z')
  site.renderer = tinyRenderer({ onRender: () => Promise.reject(new Error('Broken.')) })
  await site.publish()
  expect((await published()).problem?.attempts).toBe(4)
  site.renderer = tinyRenderer()
  await site.publish()
  expect(await home(site)).toContain('Post 2')
  expect(await published()).toMatchObject({ problem: null, lease: null })
})

test('the job of every minute publishes a new build and, after midnight, newly sorted events; otherwise it does nothing', async () => {
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

test('a lost manifest, or a folder with foreign files, makes the publisher render every page', async () => {
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
  expect([...(await listFiles(site.folder)).keys()]).not.toContain('/blog-details/post-1.html')

  await rm(`${site.folder}.release`)
  await writeFile(`${site.folder}/home.html`, 'of another deployment')
  await site.publishLater()
  expect(await home(site)).toContain('Post 3')
})

test('every page is rendered on request; a request during a release is handled by the next one', async () => {
  const site = await openSite()
  for (const n of [1, 2]) await savePost(n)
  await site.publish()
  const moves = async () => (await callsDuring('folder move', site.publish)).toSorted()
  expect(await moves()).toEqual([])
  const askForAll = () => requestPublish({ by: OPERATOR, isWhole: true })
  const whole = ['/blog-details/post-1.html', '/blog-details/post-2.html', '/home.html'].map(
    (page) => `folder move ${page}`,
  )
  await askForAll()
  expect(await moves()).toEqual(whole)
  expect((await published()).wholeAskedAt).toBe('')

  let hasAsked = false
  site.renderer = tinyRenderer({
    onRender: async () => {
      if (hasAsked) return
      hasAsked = true
      await askForAll()
    },
  })
  await savePost(2, { title: 'Another title' })
  expect(await moves()).toEqual([...whole, ...whole].toSorted())
  expect((await published()).wholeAskedAt).toBe('')
})

test('after a failure the job of every minute waits 1, 2, 4 … minutes, at most an hour; changes and new builds do not', async () => {
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
})

test('parts that do not fit together are tried with growing pauses, and at once when another release is live', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  site.renderer = tinyRenderer({ build: 'missing' })
  const minutes: number[] = []
  for (let minute = 1; minute <= 20; minute += 1) {
    const before = (await published()).problem?.attempts
    await site.publishLater()
    if ((await published()).problem?.attempts !== before) minutes.push(minute)
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16])
  expect((await published()).problem).toMatchObject({ code: 'build', attempts: 5 })
  await rm(`${site.folder}.release`)
  await site.publishLater()
  expect((await published()).problem?.attempts).toBe(6)
})

test('during a pause nothing is released, by no event, job or running publisher; resuming publishes it', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  await pausePublishing({ by: OPERATOR, reason: 'A wrong price.' })
  await savePost(2)
  await site.publish()
  await site.publishLater()
  expect(await home(site)).not.toContain('Post 2')
  expect(await published()).toMatchObject({
    paused: { reason: 'A wrong price.' },
    lease: null,
    problem: null,
  })

  await resumePublishing({ by: OPERATOR })
  await site.publish()
  expect(await home(site)).toContain('Post 2')

  let hasPaused = false
  site.renderer = tinyRenderer({
    onRender: async () => {
      if (hasPaused) return
      hasPaused = true
      await pausePublishing({ by: OPERATOR, reason: 'Stop.' })
    },
  })
  await savePost(3)
  await site.publish()
  expect(await home(site)).not.toContain('Post 3')
  expect(await published()).toMatchObject({ lease: null, problem: null })
  await resumePublishing({ by: OPERATOR })
  await site.publish()
  expect(await home(site)).toContain('Post 3')
})

test('publishing can be paused before the first release', async () => {
  const site = await openSite()
  await pausePublishing({ by: OPERATOR, reason: 'Not yet.' })
  await savePost(1)
  await site.publish()
  expect(await home(site)).toBe('of the deployment')
  await resumePublishing({ by: OPERATOR })
  await site.publish()
  expect(await home(site)).toContain('Post 1')
})

test('the job of every minute publishes what is scheduled before it sends mails, and fails at the end if one of them failed', async () => {
  await openSite()
  const names: string[] = []
  const stop = intercept(async (name, run) => {
    if (name === 'read restores/running') return run()
    names.push(name)
    throw new Error(`No answer to ${name}.`)
  })
  await expect(runEveryMinute(new Date()).finally(stop)).rejects.toThrow(
    'Failed: The sweep, Scheduled posts, The check, Sending mails',
  )
  expect(names).toEqual(['find', 'find', 'read site/health', 'find'])
})

test('a change of the office is recorded once, by the event of its document', async () => {
  await openSite()
  const { site: before = 0 } = await versions()
  await onSiteChange('organisation')
  await onSiteChange('published')
  await onSiteChange('health')
  expect((await versions()).site).toBe(before + 1)
})

async function versions() {
  const [blogs, events, site] = await Promise.all(
    (['blogs', 'events', 'site'] as const).map(
      async (kind) => (await refs.versions.doc(kind).get()).data()?.version,
    ),
  )
  return { blogs, events, site }
}
