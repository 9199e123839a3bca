import { randomUUID } from 'node:crypto'
import type { Blog, PublicBlog } from 'domain/blog.ts'
import { mediaSrcSet } from 'domain/values/media.ts'
import { en } from 'domain/texts/en.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { storingNothing, teamToken } from '../../support/admin.ts'
import { removeFiles } from '../../../functions/src/cloud/files.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, post, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { plainImage } from '../../support/pictures.ts'

const team = await teamToken()
const briefly = 'public, max-age=0, s-maxage=60'

/** A post that no other test creates. */
const some = (change: Record<string, string> = {}) => ({
  title: `Market ${randomUUID()}`,
  description: 'Thirty stalls.',
  ...change,
})
const list = (query = '', token?: string, headers: Record<string, string> = {}) =>
  call<PublicBlog[]>('GET', `${api.blogs}${query}`, { token, headers })
const search = (title: string) => `?search=${encodeURIComponent(title)}`

test('visitors read posts newest first, with the picture in every width', async () => {
  // EXIF orientation 6 is a rotated picture; this one also has a GPS location
  const rotated = await plainImage(1700, 1200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const fields = some({ externalLink: 'https://example.org/market', is_published: 'true' })
  const { status, body } = await post<Blog>(api.blogs, formOf(fields, { image: jpeg(rotated) }), team)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...fields, is_published: true, author_name: 'Mehreen Abbasi' })
  expect(body.image).toMatch(new RegExp(`^/media/blogs/${body.id}/[0-9a-f]{16}-960.webp$`))

  const { body: blogs } = await list()
  const author_figure = expect.stringMatching(/^[\da-z]{1,7}$/) as string
  const listed = blogs.find(({ id }) => id === body.id)
  expect(listed).toEqual({ ...body, author_uid: undefined, author_figure, excerpt: fields.description })
  expect(listed).not.toHaveProperty('author_uid')
  expect(blogs.map(({ createdAt }) => createdAt)).toEqual(
    blogs
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .reverse(),
  )

  for (const source of mediaSrcSet(body.image).split(', ')) {
    const [address, width] = source.split(' ')
    const response = await fetch(origin + address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const picture = await sharp(await response.arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: parseInt(width ?? '', 10) })
    expect(picture).not.toHaveProperty('exif')
    // upright after processing
    expect(picture.height).toBeGreaterThan(picture.width)
  }
})

test('a picture that was uploaded before a width was added sends its next wider file', async () => {
  const image = jpeg(await plainImage(600, 400).jpeg().toBuffer())
  const { body } = await post<Blog>(api.blogs, formOf(some(), { image }), team)
  const narrowest = body.image.replace(/-\d+\.webp$/, '-320.webp')
  const width = async () =>
    (await sharp(await (await fetch(origin + narrowest)).arrayBuffer()).metadata()).width
  expect(await width()).toBe(320)
  await removeFiles([narrowest.slice(1)])
  expect(await width()).toBe(480)
})

test('a public picture has a length and an ETag, and is not sent again to a browser that has it', async () => {
  const image = jpeg(await plainImage(600, 400).jpeg().toBuffer())
  const { body } = await post<Blog>(api.blogs, formOf(some(), { image }), team)
  const ask = (method: string, headers?: Record<string, string>) =>
    fetch(origin + body.image, { method, ...(headers && { headers }) })
  const whole = await ask('GET')
  const etag = whole.headers.get('etag') ?? ''
  expect(etag).toBe(`"${/([^/]*)\.webp$/.exec(body.image)?.[1]}"`)
  expect(whole.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength))
  const head = await ask('HEAD')
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
  const unchanged = await ask('GET', { 'if-none-match': etag })
  expect(unchanged.status).toBe(304)
  expect(unchanged.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('only the team sees a draft, and no cache keeps responses to a token', async () => {
  const fields = some({ is_published: 'false' })
  const { body } = await call<Blog>('POST', api.blogs, {
    token: team,
    json: { ...fields, is_published: false },
  })
  const visitor = await list(search(fields.title))
  expect(visitor.body).toEqual([])
  expect(visitor.headers.get('cache-control')).toBe(briefly)
  expect(visitor.headers.get('vary')).toContain('Authorization')

  const inside = await list(search(fields.title), team)
  expect(inside.body).toEqual([body])
  expect(inside.headers.get('cache-control')).toBe('private, no-store')
  expect(inside.headers.get('etag')).toBeNull()

  const { access } = await registerNewcomer()
  const member = await list(search(fields.title), access)
  expect(member.body).toEqual([])
  expect(member.headers.get('cache-control')).toBe('private, no-store')
  // a single post equals its entry in the list
  const one = (token?: string) => call<Blog>('GET', api.blog(body.id), { token })
  expect((await one()).status).toBe(404)
  expect((await one(access)).status).toBe(404)
  const draft = await one(team)
  expect(draft.body).toEqual(body)
  expect(draft.headers.get('cache-control')).toBe('private, no-store')
  expect((await list('', 'garbage')).status).toBe(401)
})

test('only the team sees the uid of the author of a post', async () => {
  const fields = some()
  const { body } = await call<Blog>('POST', api.blogs, { token: team, json: fields })
  const { access } = await registerNewcomer()
  for (const token of [undefined, access]) {
    expect((await list(search(fields.title), token)).body[0]).not.toHaveProperty('author_uid')
    expect((await call('GET', api.blog(body.id), { token })).body).not.toHaveProperty('author_uid')
  }
})

test('a page of the list may be served stale for a day, a single post or search results never', async () => {
  const fields = some()
  const { body } = await call<Blog>('POST', api.blogs, { token: team, json: fields })
  const cacheOf = async (path: string) => (await call('GET', path)).headers.get('cache-control')
  const stale = `${briefly}, stale-while-revalidate=86400`
  expect(await cacheOf(`${api.blogs}?limit=5&offset=5`)).toBe(stale)
  expect(await cacheOf(api.events)).toBe(stale)
  expect(await cacheOf(api.blogs + search(fields.title))).toBe(briefly)
  expect(await cacheOf(api.blog(body.id))).toBe(briefly)
})

test('an unchanged list of posts returns 304, a changed list returns its posts', async () => {
  const first = await list()
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{15,30}"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect((await list('', undefined, { 'if-none-match': known })).status, known).toBe(304)
  await call('POST', api.blogs, { token: team, json: some() })
  const later = await list('', undefined, { 'if-none-match': etag })
  expect(later.status).toBe(200)
  const newest = later.body[0]?.id ?? ''
  await call('PATCH', api.blog(newest), { token: team, json: { title: 'Another title' } })
  expect((await list('?limit=1')).body).toMatchObject([{ id: newest, title: 'Another title' }])
})

test('lists of posts have pages, a count and a search that ignores case', async () => {
  const word = `Zarafshan${randomUUID()}`
  for (const title of [`one ${word}`, `two ${word.toUpperCase()}`, `three ${word}`])
    await call('POST', api.blogs, { token: team, json: some({ title }) })
  const first = await list(`?limit=2&search=${word.toLowerCase()}`)
  expect(first.body.map(({ title }) => title.split(' ')[0])).toEqual(['three', 'two'])
  expect(first.headers.get('x-total-count')).toBe('3')
  await call('POST', api.blogs, { token: team, json: some({ description: `Of ${word.toUpperCase()}.` }) })
  expect((await list(`?search=${word}`)).headers.get('x-total-count')).toBe('4')
  const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await call<PublicBlog[]>('GET', next)
  // the fourth post was added in the meantime
  expect(second.body.map(({ title }) => title.split(' ')[0])).toEqual(['two', 'one'])
  expect(second.headers.get('link')).toBeNull()
  for (const query of ['?limit=0', '?limit=x', '?offset=-1', '?limit=1&limit=2', '?search=a&search=b'])
    expect((await list(query)).status, query).toBe(400)
})

test.each([
  [{ title: '' }, 'Title is required.'],
  [{ externalLink: 'javascript:alert(1)' }, `External link: ${en.field.link}`],
  [{ is_published: 'perhaps' }, `Published: ${en.field.boolean}`],
  [{ author_uid: 'me' }, `author_uid: ${en.field.unknown}`],
  [{ title: { en: 'x' } }, 'Title'],
])('a post with %j is rejected with the name of its field', async (change, detail) => {
  const { status, body } = await storingNothing(() =>
    call('POST', api.blogs, { token: team, json: { ...some(), ...change } }),
  )
  expect(status).toBe(400)
  expect(body.detail).toContain(detail)
})

test('a post whose picture is not an image is rejected, and nothing is stored', async () => {
  const { status, body } = await storingNothing(() =>
    post(api.blogs, formOf(some(), { image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) }), team),
  )
  expect({ status, body }).toEqual({ status: 400, body: { detail: `Image: ${en.field.notAnImage}` } })
})

test('only the team and admins create posts', async () => {
  const { access } = await registerNewcomer()
  const { statuses } = await storingNothing(async () => ({
    statuses: [
      (await call('POST', api.blogs, { json: some() })).status,
      (await call('POST', api.blogs, { json: some(), token: access })).status,
    ],
  }))
  expect(statuses).toEqual([401, 403])
})

test.each([
  '/media/identity/x/cnic_front-0123456789abcdef.jpg',
  '/media/',
  '/media/blogs/x/0123456789abcdef-480.webp',
])('the media function returns 404 at %s', async (path) => {
  const { status, headers } = await call('GET', path)
  expect(status).toBe(404)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('no encoded address leaves the folder of public pictures', async () => {
  expect((await call('GET', '/media/blogs/..%2f..%2fidentity/x')).status).toBe(404)
})
