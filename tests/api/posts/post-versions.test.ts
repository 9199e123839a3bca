import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import type { ChamberEvent } from 'domain/event.ts'
import { MAX_ITEMS } from 'domain/limits.ts'
import type { ListedVersion, PostVersion } from 'domain/office/managed-posts.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { publishScheduled } from '../../../functions/src/jobs/publish-scheduled.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { changePost } from '../../../functions/src/posts/change-post.ts'
import { BLOGS } from '../../../functions/src/posts/post-kind.ts'
import { api } from '../../support/addresses.ts'
import { refs, storingNothing, teamToken } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, claimsIn, post } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { plainImage } from '../../support/pictures.ts'
import { approvedToken } from '../../support/tokens.ts'

const team = await teamToken()
const teamUid = String(claimsIn(team)['user_id'])
const red = await plainImage(500, 300, '#a00').jpeg().toBuffer()
const blue = await plainImage(500, 300, '#00a').jpeg().toBuffer()
const DAY = 24 * 3_600_000
const later = (days: number) => new Date(Date.now() + days * DAY)

const some = () => ({ title: `Market ${randomUUID()}`, description: 'Thirty stalls.' })
const make = async (fields: Record<string, string> = {}) =>
  (await post<Blog>(api.blogs, formOf({ ...some(), ...fields }, { image: jpeg(red) }), team)).body
const patch = async (id: string, json: object, token = team) =>
  (await call<Blog>('PATCH', api.blog(id), { token, json })).body
const withPicture = (id: string, image: Buffer) => changePost(BLOGS, id, { fields: {}, image }, teamUid)
const list = async (id: string) =>
  (await call<ListedVersion[]>('GET', api.versions('blogs', id), { token: team })).body
const get = async (id: string, kept: string) =>
  (await call<PostVersion>('GET', api.version('blogs', id, kept), { token: team })).body
const restore = (id: string, kept = '', headers: Record<string, string> = {}) =>
  call<Blog>('POST', api.version('blogs', id, kept), { token: team, headers })
const statusOf = async (image: string) => (await fetch(origin + image)).status

test('each change of the text keeps what it replaced, the last first', async () => {
  const colleague = await approvedToken({ role: 'team', designation: 'Baker' })
  const made = await make()
  const second = await patch(made.id, { description: 'Forty stalls.' }, colleague)
  await patch(made.id, { title: 'Spring market' })
  const versions = await list(made.id)
  expect(versions).toMatchObject([
    { savedAt: second.updatedAt, saved_by: second.editor_name, replaced_by: made.author_name },
    { savedAt: made.createdAt, saved_by: made.author_name, replacedAt: second.updatedAt },
  ])
  const { content } = await get(made.id, versions[1]?.id ?? '')
  const { title, description, externalLink, image } = made
  expect(content).toEqual({ title, description, format: 'markdown', externalLink, image })
})

test('publishing, scheduling and a change to the same text keep nothing', async () => {
  const made = await make({ is_published: 'false' })
  await patch(made.id, { is_published: true })
  await patch(made.id, { description: made.description })
  await patch(made.id, { is_published: false, publish_at: new Date(Date.now() + 120_000).toISOString() })
  await publishScheduled(new Date(Date.now() + 180_000))
  expect(await list(made.id)).toEqual([])
})

test('a restored version is a new one, with its picture, and stays as visible as the post was', async () => {
  const made = await make({ is_published: 'false' })
  await withPicture(made.id, blue)
  const before = await patch(made.id, { title: 'Changed', description: 'Changed.' })
  const first = (await list(made.id)).at(-1)
  const { status, body } = await restore(made.id, first?.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: made.title,
    description: made.description,
    image: made.image,
    is_published: false,
    createdAt: made.createdAt,
    author_uid: made.author_uid,
  })
  const [replaced] = await list(made.id)
  expect((await get(made.id, replaced?.id ?? '')).content).toMatchObject({
    title: 'Changed',
    image: before.image,
  })
  const { docs } = await refs.audit.where('target', '==', made.id).get()
  expect(docs.map((line) => line.data().action)).toContain('blog:restore')

  // visitors see the picture again once the post is published
  await patch(made.id, { is_published: true })
  await sweep(later(2))
  expect(await statusOf(made.image)).toBe(200)
  expect(await statusOf(before.image)).toBe(404)
})

test('restoring takes away what the version did not have, and calendars learn of it', async () => {
  const event = { ...some(), date: '2031-03-22', time: '09:30', location: 'Hall' }
  const { id } = (await call<ChamberEvent>('POST', api.events, { token: team, json: event })).body
  await call('PATCH', api.event(id), { token: team, json: { end_date: '2031-03-24', end_time: '12:00' } })
  const { body } = await call<ListedVersion[]>('GET', api.versions('events', id), { token: team })
  const restored = await call<ChamberEvent>('POST', api.version('events', id, body[0]?.id ?? ''), {
    token: team,
  })
  expect(restored.body).toMatchObject({ sequence: 2 })
  expect(restored.body).not.toHaveProperty('end_date')
})

test('at most twenty are kept, and a picture goes with the last version that shows it', async () => {
  const made = await make()
  const { image } = await withPicture(made.id, blue)
  for (let n = 1; n <= MAX_ITEMS.postVersions; n += 1)
    await changePost(BLOGS, made.id, { fields: { description: `${n}` } }, teamUid)
  const versions = await list(made.id)
  expect(versions).toHaveLength(20)
  expect((await get(made.id, versions.at(-1)?.id ?? '')).content.image).toBe(image)
  expect(await listFiles(`media/blogs/${made.id}/`)).toContain(made.image.slice(1))
  await sweep(later(2))
  // the version with the first picture is gone
  const files = await listFiles(`media/blogs/${made.id}/`)
  expect(files).toContain(image.slice(1))
  expect(files).not.toContain(made.image.slice(1))
})

test('a deleted post takes its versions and all their pictures with it', async () => {
  const made = await make()
  await withPicture(made.id, blue)
  await patch(made.id, { title: 'Changed' })
  expect((await call('DELETE', api.blog(made.id), { token: team })).status).toBe(204)
  expect((await refs.postVersions.where('post', '==', `blogs/${made.id}`).get()).size).toBe(0)
  await sweep(later(2))
  expect(await listFiles(`media/blogs/${made.id}/`)).toEqual([])
})

test('a version is restored only over what was seen, and only by who may write', async () => {
  const made = await make()
  await patch(made.id, { title: 'Changed' })
  const [version] = await list(made.id)
  const other = await make()
  const member = await approvedToken()
  await storingNothing(async () => {
    const late = await restore(made.id, version?.id, { 'if-match': `"${made.updatedAt}"` })
    expect(late).toMatchObject({ status: 412, body: { detail: en.blogs.changed } })
    expect((await restore(other.id, version?.id)).status).toBe(404)
    expect((await restore(made.id, 'nothing')).status).toBe(404)
    const address = api.version('blogs', made.id, version?.id ?? '')
    expect((await call('POST', address, { token: member })).status).toBe(403)
    expect((await call('GET', address)).status).toBe(401)
    expect((await call('GET', api.versions('blogs', made.id), { token: member })).status).toBe(403)
    expect((await call('GET', address.replace('blogs', 'comments'), { token: team })).status).toBe(404)
  })
})

test('two changes at the same time keep both texts that they replaced', async () => {
  const made = await make()
  await Promise.all(['One.', 'Two.'].map((description) => patch(made.id, { description })))
  const versions = await list(made.id)
  const texts = await Promise.all(
    versions.map(async ({ id }) => (await get(made.id, id)).content.description),
  )
  const stored = (await refs.blogs.doc(made.id).get()).data()?.description
  expect(texts).toEqual([stored === 'One.' ? 'Two.' : 'One.', made.description])
})
