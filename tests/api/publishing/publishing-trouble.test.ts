// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { FAULTS, strike } from '../../support/faults.ts'
import {
  deletePost,
  EVENT,
  home,
  openSite,
  listFiles,
  published,
  raise,
  refs,
  savePost,
} from '../../support/publishing.ts'
import { tinyRenderer } from '../../support/tiny-renderer.ts'

const { FieldValue, Timestamp } = await import('firebase-admin/firestore')
const { BLOGS } = await import('../../../functions/src/posts/post-kind.ts')
const { readPostList } = await import('../../../functions/src/posts/post-list.ts')
const { findPosts } = await import('../../../functions/src/posts/search-posts.ts')

test('a part of the content that fails its schema keeps its live version, and everything else is published', async () => {
  const site = await openSite()
  await refs.site.doc('organisation').set({ phone: '+92 992 111 111' })
  await savePost(1)
  await raise('site')
  await site.publish()
  expect(await home(site)).toContain('+92 992 111 111')
  await refs.site.doc('organisation').set({ phone: 7 })
  await savePost(2)
  await raise('site')
  await site.publish()
  expect(await home(site)).toContain('Post 2')
  expect(await home(site)).toContain('+92 992 111 111')
  expect(await published()).toMatchObject({ problem: null, leftOut: ['site/organisation'] })
  await refs.site.doc('organisation').delete()
  await raise('site')
  await site.publish()
  expect(await home(site)).not.toContain('+92 992 111 111')
  expect((await published()).leftOut).toEqual([])
})

test('content that fails its schema and was never live keeps the last release live until it is valid', async () => {
  const site = await openSite()
  await refs.site.doc('organisation').set({ phone: 7 })
  await savePost(2)
  await site.publish()
  expect(await home(site)).toBe('of the deployment')
  expect((await published()).problem).toMatchObject({
    code: 'content',
    detail: expect.stringContaining('phone'),
  })
  await refs.site.doc('organisation').delete()
  await site.publishLater()
  expect(await home(site)).toContain('Post 2')
})

test('a malformed post is left out of the site and reported, and everything else is published', async () => {
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
  expect([...(await listFiles(site.folder)).keys()]).toEqual(['/blog-details/post-1.html', '/home.html'])
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

test('a post that lacks optional fields is published', async () => {
  const site = await openSite()
  const createdAt = '2026-01-01T00:00:00.000Z'
  const short = { title: 'Short', description: 'Words.', is_published: true, createdAt }
  await refs.blogs.doc('short').set(short as never)
  await raise('blogs')
  await site.publish()
  expect([...(await listFiles(site.folder)).keys()]).toContain('/blog-details/short.html')
  expect(await published()).toMatchObject({ problem: null, leftOut: [] })
})

test('the first twenty left-out documents are named', async () => {
  const site = await openSite()
  for (let n = 1; n <= 21; n += 1) await savePost(n, { title: n as never })
  await site.publish()
  expect((await published()).leftOut).toHaveLength(20)
})

test('REST does not return posts that the site leaves out, and search still works', async () => {
  await openSite()
  await savePost(1)
  await savePost(2, { description: 7 as never, createdAt: Timestamp.now() as never })
  const list = await readPostList(BLOGS)
  expect(list.published.map(({ id }) => id)).toEqual(['post-1'])
  const found = await findPosts(BLOGS, list, { drafts: false, search: 'post' })
  expect(found.map(({ id }) => id)).toEqual(['post-1'])
})

test('a full disk keeps the last release unchanged, without extra files', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  await savePost(1, { title: 'Another' })
  const before = await listFiles(site.folder)
  const stop = intercept(async (name, call) => {
    if (name === 'folder stage /home.html')
      throw Object.assign(new Error('No space left'), { code: 'ENOSPC' })
    return call()
  })
  await site.publish().finally(stop)
  expect(await listFiles(site.folder)).toEqual(before)
  expect(existsSync(`${site.folder}.staged`)).toBe(false)
  expect((await published()).problem?.code).toBe('diskFull')
  await site.publishLater()
  expect(await home(site)).toContain('Another')
})

test('a page that fails to render keeps the last release live, and site/published reports it', async () => {
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
  'whichever call of the publisher is %s, visitors never get half a file, and the next attempt succeeds',
  async (fault) => {
    const site = await openSite()
    await savePost(1)
    await site.publish()
    const whole = new Set((await listFiles(site.folder)).values())
    for (let k = 1, struck: string | undefined = ''; struck !== undefined; k += 1) {
      const title = `Title ${k}.`
      await savePost(1, { title })
      ;({ struck } = await strike(k, fault, site.publish))
      const at = `${fault} at call ${k}, ${struck}`
      for (const page of (await listFiles(site.folder)).values())
        if (!whole.has(page)) expect(page, at).toMatch(new RegExp(`^<html>.*${title}.*</html>$`))
      await site.publishLater()
      const pages = await listFiles(site.folder)
      for (const page of pages.values()) whole.add(page)
      expect(pages.get('/home.html'), at).toContain(title)
      expect(pages.get('/blog-details/post-1.html'), at).toContain(title)
      expect(await published(), at).toMatchObject({ problem: null, lease: null })
    }
  },
)
