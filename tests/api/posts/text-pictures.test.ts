import { randomUUID } from 'node:crypto'
import type { Blog, PublicBlog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import { addBlogPicture } from 'domain/api/managed-posts.ts'
import { api } from '../../support/addresses.ts'
import { teamToken } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, post, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { plainImage } from '../../support/pictures.ts'

const team = await teamToken()
const red = await plainImage(1000, 500, '#a00').jpeg().toBuffer()

const newId = () => randomUUID().replaceAll('-', '').slice(0, 20)
const send = (id: string, token = team) =>
  post<{ image: string; width: number; height: number }>(
    addressOf(addBlogPicture, { id }),
    formOf({}, { image: jpeg(red) }),
    token,
  )
const create = (description: string, change: object = {}) =>
  call<Blog>('POST', api.blogs, { token: team, json: { title: 'Jars', description, ...change } })
const patch = (id: string, json: object) => call<Blog>('PATCH', api.blog(id), { token: team, json })
const status = async (image: string, token?: string) =>
  (await fetch(origin + image, token ? { headers: { authorization: `Bearer ${token}` } } : {})).status
const small = (image: string) => image.replace(/-\d+\.webp$/, '-480.webp')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 3_600_000)

test('a picture of a text is private until a published post names it, and the post has the id of the picture', async () => {
  const id = newId()
  const { status: sent, body } = await send(id)
  expect(sent).toBe(201)
  expect(body).toMatchObject({ width: 960, height: 480 })
  expect(body.image).toMatch(new RegExp(`^/media/blogs/${id}/[0-9a-f]{16}-960.webp$`))
  expect(await status(body.image)).toBe(404)
  expect(await status(body.image, team)).toBe(200)

  const text = `Jars\n\n![Four](${body.image}#960x480 "The first")`
  const { body: made } = await create(text, { is_published: false })
  expect(made.id).toBe(id)
  expect(await status(body.image)).toBe(404)
  await patch(id, { is_published: true })
  for (const image of [body.image, small(body.image)]) expect(await status(image)).toBe(200)
  const { body: shown } = await call<PublicBlog>('GET', api.blog(id))
  expect(shown.html).toContain(`<img src="${body.image}"`)
  // the second post cannot take it, and nothing is stored
  const copy = await create(text)
  expect(copy.status).toBe(400)
  expect(copy.body).toEqual({ detail: `Description: ${en.field.pictureMissing}` })
})

test('a picture that a text no longer names stays for the earlier version, and goes with the post', async () => {
  const id = newId()
  const { body: named } = await send(id)
  const text = `![One](${named.image})`
  await create(text)
  await patch(id, { description: 'No picture' })
  await sweep(inDays(1))
  expect(await status(named.image)).toBe(404)
  expect(await status(named.image, team)).toBe(200)
  expect((await patch(id, { description: text })).status).toBe(200)
  expect(await status(named.image)).toBe(200)
  expect((await call('DELETE', api.blog(id), { token: team })).status).toBe(204)
  await sweep(inDays(1))
  expect(await status(named.image, team)).toBe(404)
  expect(await listFiles(`media/blogs/${id}/`)).toEqual([])
})

test('a picture that no text has named is removed after two days', async () => {
  const id = newId()
  const { body: unused } = await send(id)
  await sweep(inDays(1))
  expect(await status(unused.image, team)).toBe(200)
  await sweep(inDays(2))
  expect(await status(unused.image, team)).toBe(404)
})

test('a text has at most twenty pictures, all uploaded for it', async () => {
  const address = (n: number) => `/media/blogs/${newId()}/${String(n).padStart(16, '0')}-480.webp`
  const marks = (count: number) =>
    Array.from({ length: count }, (_none, n) => `![a](${address(n)})`).join('\n')
  expect((await create(marks(21))).body).toEqual({ detail: `Description: ${en.field.tooManyPictures(20)}` })
  expect((await create(marks(1))).body).toEqual({ detail: `Description: ${en.field.pictureMissing}` })
})

test('only the team and admins send pictures for a text', async () => {
  const { access } = await registerNewcomer()
  expect((await send(newId(), access)).status).toBe(403)
})
