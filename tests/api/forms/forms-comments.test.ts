import type { ModeratedComment } from 'domain/comment.ts'
import { expect, test } from 'vitest'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { firestore } from '../../../functions/src/cloud/store.ts'
import { removeComment } from '../../../functions/src/comments/moderate-comment.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { removePost } from '../../../functions/src/posts/change-post.ts'
import { BLOGS } from '../../../functions/src/posts/post-kind.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call } from '../../support/client.ts'
import { comment, newPost, send } from '../../support/forms.ts'

const team = await teamToken()
const blog = await newPost()

const reply = async (parent = '', to = blog) =>
  (await send(api.comments, comment(to, { parent }))).body.reference
const approve = (id: string, token = team) =>
  call<ModeratedComment>('POST', api.approveComment(id), { token })
const remove = (id: string) => call('DELETE', api.comment(id), { token: team })
const list = (query: string) => call<ModeratedComment[]>('GET', `${api.comments}?${query}`, { token: team })
const version = async () => (await refs.versions.doc('comments').get()).data()?.version ?? 0
const linesOf = async (id: string) =>
  (await refs.audit.where('target', '==', id).get()).docs.map((line) => line.data().action).toSorted()

test('a comment is listed as pending, then as approved after the team or an admin approves it', async () => {
  const [first, second] = [await reply(), await reply()]
  const { body: pending, headers } = await list('limit=2')
  expect(pending.map(({ id }) => id)).toEqual([second, first])
  expect(JSON.stringify(pending)).not.toContain('@example.org')
  expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)

  const before = await version()
  expect(await approve(first)).toMatchObject({ status: 200, body: { id: first, is_approved: true } })
  expect((await approve(second, await adminToken())).status).toBe(200)
  expect(await version()).toBe(before + 2)
  expect(await linesOf(first)).toEqual(['comment:approve', 'comment:send'])
  expect((await list('status=approved&limit=2')).body.map(({ id }) => id)).toEqual([second, first])
  expect((await list('limit=50')).body.map(({ id }) => id)).not.toContain(first)

  // a second approval changes nothing
  expect((await approve(first)).body.is_approved).toBe(true)
  expect(await version()).toBe(before + 2)
})

test('pages of comments follow each other without a gap', async () => {
  const ids = [await reply(), await reply(), await reply()].toReversed()
  const { body, headers } = await list('limit=2')
  const [, next = ''] = /<([^>]+)>/.exec(headers.get('link') ?? '') ?? []
  const { body: rest } = await call<ModeratedComment[]>('GET', next, { token: team })
  expect([...body, ...rest].slice(0, 3).map(({ id }) => id)).toEqual(ids)
})

test('deleting a comment attaches its replies to its parent, and deleting a pending comment publishes nothing', async () => {
  const first = await reply()
  const second = await reply(first)
  const third = await reply(second)
  const before = await version()
  expect((await remove(second)).status).toBe(204)
  expect((await refs.comments.doc(third).get()).data()?.parent).toBe(first)
  expect((await refs.comments.doc(second).get()).exists).toBe(false)
  expect(await linesOf(second)).toEqual(['comment:delete', 'comment:send'])
  expect(await version()).toBe(before)
  await approve(third)
  await remove(third)
  expect(await version()).toBe(before + 2)
  expect((await remove(third)).status).toBe(404)
})

test('a comment or a post with more comments than one transaction takes is deleted', async () => {
  const post = await newPost()
  const parent = await reply('', post)
  const form = (await refs.comments.doc(parent).get()).data()!
  const batch = firestore.batch()
  for (let n = 0; n < 450; n += 1) batch.create(refs.comments.doc(`many-${n}-${post}`), { ...form, parent })
  await batch.commit()
  const count = async (field: 'blog' | 'parent', value: string) =>
    (await refs.comments.where(field, '==', value).count().get()).data().count
  const failAt = async (name: string, remove: () => Promise<void>) => {
    const stop = intercept(async (called, run) => {
      if (called === name) throw new Error('Too large')
      return run()
    })
    await expect(remove()).rejects.toThrow('Too large')
    stop()
  }
  const removeIt = () => removeComment(parent, OPERATOR)
  await failAt('commit delete comment', removeIt)
  expect(await count('parent', parent)).toBe(50)
  await removeIt()
  expect(await count('parent', parent)).toBe(0)
  expect(await count('blog', post)).toBe(450)
  const removeAll = () => removePost(BLOGS, post, OPERATOR)
  await failAt('commit delete blog', removeAll)
  expect(await count('blog', post)).toBe(50)
  await removeAll()
  expect(await count('blog', post)).toBe(0)
})

test('deleting a post deletes its comments and no others', async () => {
  const post = await newPost()
  const [there, elsewhere] = [await reply('', post), await reply()]
  await call('DELETE', api.blog(post), { token: team })
  expect((await refs.comments.doc(there).get()).exists).toBe(false)
  expect((await refs.comments.doc(elsewhere).get()).exists).toBe(true)
})
