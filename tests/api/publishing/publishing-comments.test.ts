// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { COMMENT_THREADS, COMMENTS_OF_POST } from 'domain/values/list-limits.ts'
import type { CommentDocument } from 'domain/stored/sent-forms.ts'
import { expect, test } from 'vitest'
import { readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { transact } from '../../../functions/src/cloud/store.ts'
import { approveComment, removeComment } from '../../../functions/src/comments/moderate-comment.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { requestPublish } from '../../../functions/src/site/request-publish.ts'
import { readComments } from '../../../functions/src/site/read-comments.ts'
import { bumpComments } from '../../../functions/src/site/versions.ts'
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

const bump = (post: string) => transact('raise comments', async (tx) => bumpComments(tx, post))
/** Returns the documents that a call reads. */
async function readsOf<T>(call: () => Promise<T>): Promise<[T, number]> {
  const before = readsSoFar()
  return [await call(), readsSoFar() - before]
}
const idsOf = (comments: { id: string }[] = []) => comments.map(({ id }) => id)

test('only the comments of the posts are read whose comments have changed', async () => {
  await refs.versions.doc('comments').delete()
  for (const { id } of (await refs.comments.get()).docs) await refs.comments.doc(id).delete()
  for (let n = 0; n < 9; n += 1) await saveComment(`k${n}`, { blog: `post-${n % 3}` })
  const [first, all] = await readsOf(() => readComments())
  expect(all).toBe(10)
  expect(idsOf(first.comments['post-1'])).toEqual(['k1', 'k4', 'k7'])

  // unchanged: the document of the versions alone
  const [same, none] = await readsOf(() => readComments(first.kept))
  expect([same.comments, none]).toEqual([first.comments, 1])

  await refs.comments.doc('k9').set({ ...(await refs.comments.doc('k1').get()).data()!, is_approved: false })
  await approveComment('k9', { uid: OPERATOR, name: 'Office' })
  const [second, ofPost] = await readsOf(() => readComments(first.kept))
  expect(ofPost).toBe(5)
  expect(idsOf(second.comments['post-1'])).toEqual(['k1', 'k4', 'k7', 'k9'])
  expect(second.comments['post-2']).toEqual(first.comments['post-2'])

  for (const id of ['k2', 'k5', 'k8']) await removeComment(id, OPERATOR)
  const [third] = await readsOf(() => readComments(second.kept))
  expect(third.comments).not.toHaveProperty('post-2')
  expect((await readComments(third.kept)).comments).toEqual(third.comments)
})

test('a change that names no post, as of an earlier version, has all comments read again', async () => {
  await saveComment('one')
  const { kept } = await readComments()
  await bump('post-1')
  await refs.comments.doc('other').set({ ...(await refs.comments.doc('one').get()).data()!, blog: 'post-9' })
  await raise('comments')
  expect(idsOf((await readComments(kept)).comments['post-9'])).toEqual(['other'])
  // so does a comment that names a post that cannot be one
  const again = await readComments()
  await bump('no/post')
  await refs.comments.doc('other').delete()
  expect((await readComments(again.kept)).comments).not.toHaveProperty('post-9')
})

test('a malformed comment stays reported while other posts change', async () => {
  await saveComment('bad', { blog: 'post-7', website: 'javascript:alert(1)' })
  const { kept, leftOut } = await readComments()
  expect(leftOut).toContain('comments/bad')
  await bump('post-1')
  expect((await readComments(kept)).leftOut).toContain('comments/bad')
  await refs.comments.doc('bad').delete()
  await bump('post-7')
  expect((await readComments(kept)).leftOut).not.toContain('comments/bad')
})

test('a post shows the newest threads among its newest comments, however they are read', async () => {
  const hour = (n: number) => new Date(Date.UTC(2026, 3, 1, 0, n)).toISOString()
  const { kept } = await readComments()
  const first = (await refs.comments.get()).docs[0]!.data()
  const writer = refs.comments.firestore.bulkWriter()
  const comment = { ...first, blog: 'long', is_approved: true, website: '' }
  for (let n = 0; n < COMMENTS_OF_POST; n += 1)
    void writer.set(refs.comments.doc(`r${n}`), {
      ...comment,
      parent: n === 0 ? '' : 'r0',
      createdAt: hour(n + 1),
    })
  void writer.set(refs.comments.doc('oldest'), { ...comment, parent: '', createdAt: hour(0) })
  await writer.close()
  await bump('long')
  const [one, reads] = await readsOf(() => readComments(kept))
  expect(reads).toBe(1 + COMMENTS_OF_POST)
  expect(one.comments['long']).toHaveLength(COMMENTS_OF_POST)
  expect(idsOf(one.comments['long'])).not.toContain('oldest')
  expect((await readComments()).comments['long']).toEqual(one.comments['long'])
})

test('somebody who asks for all pages has all comments read again, also those changed by hand', async () => {
  const site = await openSite()
  await savePost(1)
  await saveComment('hand')
  await site.publish()
  await refs.comments.doc('hand').update({ comment: 'Words of byhand.' })
  await savePost(1, { title: 'Yet another title' })
  await site.publish()
  const words = async () => wordsIn((await listFiles(site.folder)).get('/blog-details/post-1.html'))
  expect(await words()).toContain('Words of hand')
  await requestPublish({ by: OPERATOR, isWhole: true })
  await site.publish()
  expect(await words()).toContain('Words of byhand')
})
