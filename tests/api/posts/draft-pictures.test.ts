import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import { beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, teamToken } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, post } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { sweepLater } from '../../support/faults.ts'
import { plainImage } from '../../support/pictures.ts'
import { approvedToken, pendingToken } from '../../support/tokens.ts'

const team = await teamToken()
const red = await plainImage(500, 300, '#a00').jpeg().toBuffer()
const blue = await plainImage(500, 300, '#00a').jpeg().toBuffer()
const IMMUTABLE = 'public, max-age=31536000, immutable'
const UNCACHED = 'private, no-store'

beforeAll(sweepLater)

async function create(address: string, isPublished: boolean, fields: Record<string, string> = {}) {
  const sent = {
    title: `Market ${randomUUID()}`,
    description: 'Thirty stalls.',
    is_published: String(isPublished),
    ...fields,
  }
  return (await post<Blog>(address, formOf(sent, { image: jpeg(red) }), team)).body
}
const patch = (id: string, json: object) => call<Blog>('PATCH', api.blog(id), { token: team, json })
async function replacePicture(id: string, fields: Record<string, string> = {}) {
  const form = new Response(formOf(fields, { image: jpeg(blue) }))
  const headers = { 'content-type': form.headers.get('content-type') ?? '' }
  return (await call<Blog>('PATCH', api.blog(id), { token: team, body: await form.arrayBuffer(), headers }))
    .body
}

/** Returns the status and the cache header of a picture. */
async function seen(image: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(origin + image, { method, headers })
  await response.arrayBuffer()
  return [response.status, response.headers.get('cache-control')]
}
const as = (token: string) => ({ authorization: `Bearer ${token}` })

test.each([
  ['post', api.blogs, {}],
  ['event', api.events, { date: '2100-01-01', time: '10:00', location: 'Hall' }],
])(
  'the picture of a draft %s is visible only to readers of drafts and is never cached',
  async (_kind, address, fields) => {
    const { image } = await create(address, false, fields)
    const etag = { 'if-none-match': `"${/([^/]*)\.webp$/.exec(image)?.[1]}"` }
    for (const headers of [{}, etag, as(await pendingToken()), as(await approvedToken())])
      expect(await seen(image, headers)).toEqual([404, UNCACHED])
    expect(await seen(image, {}, 'HEAD')).toEqual([404, UNCACHED])
    expect(await seen(image, as('garbage'))).toEqual([401, UNCACHED])
    for (const token of [team, await adminToken()]) {
      expect(await seen(image, as(token))).toEqual([200, UNCACHED])
      expect(await seen(image, { ...as(token), ...etag })).toEqual([200, UNCACHED])
      expect(await seen(image, as(token), 'HEAD')).toEqual([200, UNCACHED])
    }
    expect((await fetch(origin + image, { method: 'POST' })).status).toBe(405)
  },
)

test('a picture is public while its post is published', async () => {
  const { id, image } = await create(api.blogs, false)
  await patch(id, { is_published: true })
  expect(await seen(image)).toEqual([200, IMMUTABLE])
  expect(await seen(image, {}, 'HEAD')).toEqual([200, IMMUTABLE])
  await patch(id, { is_published: false })
  expect(await seen(image)).toEqual([404, UNCACHED])
  expect(await seen(image, as(team))).toEqual([200, UNCACHED])
})

test('a replaced picture stays public for a day, unless its post is unpublished', async () => {
  const { id, image } = await create(api.blogs, true)
  const changed = await replacePicture(id)
  expect(await seen(image)).toEqual([200, IMMUTABLE])
  expect(await seen(changed.image)).toEqual([200, IMMUTABLE])
  await patch(id, { is_published: false })
  expect(await seen(image)).toEqual([404, UNCACHED])
  await patch(id, { is_published: true })
  expect(await seen(image)).toEqual([200, IMMUTABLE])
  await call('DELETE', api.blog(id), { token: team })
  for (const shown of [image, changed.image]) expect(await seen(shown)).toEqual([200, IMMUTABLE])
  await sweep(new Date(Date.now() + 25 * 3_600_000))
  for (const shown of [image, changed.image]) expect(await seen(shown)).toEqual([404, UNCACHED])
})

test('a picture that only a draft used never becomes public, and stays with its version until the post goes', async () => {
  const { id, image } = await create(api.blogs, false)
  const changed = await replacePicture(id, { is_published: 'true' })
  expect(await seen(image)).toEqual([404, UNCACHED])
  expect(await seen(changed.image)).toEqual([200, IMMUTABLE])
  await sweep(new Date())
  expect(await seen(image)).toEqual([404, UNCACHED])
  expect(await seen(image, as(team))).toEqual([200, UNCACHED])
  await call('DELETE', api.blog(id), { token: team })
  await sweep(new Date(Date.now() + 25 * 3_600_000))
  expect(await listFiles(`media/blogs/${id}/`)).toEqual([])

  const draft = await create(api.blogs, false)
  await call('DELETE', api.blog(draft.id), { token: team })
  expect(await seen(draft.image)).toEqual([404, UNCACHED])
  await sweep(new Date())
  expect(await listFiles(`media/blogs/${draft.id}/`)).toEqual([])
})
