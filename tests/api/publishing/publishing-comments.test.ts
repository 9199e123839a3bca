// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { COMMENT_THREADS } from 'domain/values/list-limits.ts'
import type { CommentDocument } from 'domain/stored/sent-forms.ts'
import { expect, test } from 'vitest'
import {
  callsDuring,
  openSite,
  listFiles,
  published,
  raise,
  refs,
  savePost,
} from '../../support/publishing.ts'

const EMAIL = 'nobody-may-read-this@example.org'

/** Saves an approved comment on a post. @param id later comments have greater ids */
async function saveComment(id: string, change: Partial<CommentDocument> = {}): Promise<void> {
  await refs.comments.doc(id).set({
    blog: 'post-1',
    parent: '',
    name: 'Gulnaz',
    email: EMAIL,
    website: '',
    comment: `Words of ${id}.`,
    is_approved: true,
    language: 'en',
    createdAt: '2026-01-02T00:00:00.000Z',
    ...change,
  })
  await raise('comments')
}

const wordsIn = (page = '') => page.match(/Words of \w+/g) ?? []

test('an approved comment appears only in the file of its post, oldest first, without an e-mail', async () => {
  const site = await openSite()
  await savePost(1)
  await savePost(2)
  await site.publish()
  await saveComment('c2', { parent: 'c1' })
  await saveComment('c1')
  await saveComment('c0', { createdAt: '2026-01-03T00:00:00.000Z' })
  await saveComment('pending', { is_approved: false })
  await saveComment('unseen', { parent: 'pending' })
  await saveComment('elsewhere', { blog: 'gone' })
  expect(await callsDuring('folder move', site.publish)).toEqual(['folder move /blog-details/post-1.html'])
  const page = (await listFiles(site.folder)).get('/blog-details/post-1.html')
  expect(wordsIn(page)).toEqual(['Words of c1', 'Words of c2', 'Words of c0'])
  expect(page).not.toContain(EMAIL)
})

test('a reply to a missing comment becomes a comment of its own, and a page has the newest threads', async () => {
  const site = await openSite()
  await savePost(1)
  const hour = (n: number) => new Date(Date.UTC(2026, 1, 1, n)).toISOString()
  for (let n = 0; n < COMMENT_THREADS; n += 1) await saveComment(`t${n}`, { createdAt: hour(n + 2) })
  await saveComment('early', { createdAt: hour(0) })
  await saveComment('answer', { parent: 'early', createdAt: hour(90) })
  await site.publish()
  const words = async () => wordsIn((await listFiles(site.folder)).get('/blog-details/post-1.html'))
  expect((await words()).toSorted()).toEqual(
    Array.from({ length: COMMENT_THREADS }, (_none, n) => `Words of t${n}`).toSorted(),
  )
  await refs.comments.doc('early').delete()
  await raise('comments')
  await site.publish()
  expect((await words()).at(-1)).toBe('Words of answer')
  expect(await words()).not.toContain('Words of t0')
})

test('a malformed stored comment is left out and reported, and the other comments are published', async () => {
  const site = await openSite()
  await savePost(1)
  await saveComment('c1')
  await saveComment('c2', { website: 'javascript:alert(1)' })
  await site.publish()
  expect(wordsIn((await listFiles(site.folder)).get('/blog-details/post-1.html'))).toEqual(['Words of c1'])
  expect(await published()).toMatchObject({ leftOut: ['comments/c2'], problem: null })
})

test('a release about other changes does not read the comments again', async () => {
  const site = await openSite()
  await savePost(1)
  await saveComment('c1')
  await site.publish()
  await savePost(1, { title: 'Another title' })
  // the posts, and the events that were cancelled
  expect(await callsDuring('find', site.publish)).toHaveLength(2)
  expect(wordsIn((await listFiles(site.folder)).get('/blog-details/post-1.html'))).toEqual(['Words of c1'])
})
