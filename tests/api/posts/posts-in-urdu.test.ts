import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import type { ListedVersion } from 'domain/office/managed-posts.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { refs, teamToken } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, post } from '../../support/client.ts'
import { plainImage } from '../../support/pictures.ts'

const team = await teamToken()
const red = await plainImage(500, 300, '#a00').jpeg().toBuffer()
const ur = { title: 'بہار کا میلہ', description: 'تیس **سٹال**۔' }

const make = async (fields: Record<string, string> = {}) => {
  const sent = { title: `Market ${randomUUID()}`, description: 'Thirty stalls.', ...fields }
  return (await post<Blog>(api.blogs, formOf(sent, { image: jpeg(red) }), team)).body
}
const get = <Body>(path: string, token?: string) => call<Body>('GET', path, token ? { token } : {})
const patch = (id: string, json: object) => call<Blog>('PATCH', api.blog(id), { token: team, json })
const stored = async (id: string) => (await refs.blogs.doc(id).get()).data()

test('a form sends the Urdu of a post as JSON text, and the team reads it with the English', async () => {
  const made = await make({ ur: JSON.stringify({ ...ur, title: ` ${ur.title} ` }) })
  expect(made.ur).toEqual(ur)
  expect((await get<Blog>(api.blog(made.id), team)).body).toMatchObject({ title: made.title, ur })
  expect((await patch(made.id, { title: 'Fair' })).body).toMatchObject({ title: 'Fair', ur })
})

test('visitors get one language: Urdu if they ask for it, and English that says so if there is none', async () => {
  const word = randomUUID()
  const both = await make({ title: `Market ${word}`, ur: JSON.stringify(ur) })
  const one = await make({ title: `Fair ${word}` })
  const english = await get<Blog>(api.blog(both.id))
  expect(english.body).toMatchObject({ title: both.title, excerpt: 'Thirty stalls.' })
  expect(JSON.stringify(english.body)).not.toContain(ur.title)
  const urdu = await get<Blog>(`${api.blog(both.id)}?language=ur`)
  expect(urdu.body).toMatchObject({
    title: ur.title,
    excerpt: 'تیس سٹال۔',
    html: '<p class="lead">تیس <strong>سٹال</strong>۔</p>',
  })
  expect(urdu.body).not.toHaveProperty('language')
  expect(urdu.headers.get('etag')).not.toBe(english.headers.get('etag'))
  const without = await get<Blog>(`${api.blog(one.id)}?language=ur`)
  expect(without.body).toMatchObject({ title: one.title, language: 'en' })
  // the newest of all may be another's: a scheduled post has the date of its time, which a test sets ahead
  const list = await get<Blog[]>(`${api.blogs}?language=ur&search=${word}`)
  expect(list.body).toMatchObject([{ title: one.title, language: 'en' }, { title: ur.title }])
  expect((await get(`${api.blogs}?language=xx`)).status).toBe(400)
})

test('a title without a text is refused at the field, and empty Urdu is removed', async () => {
  const made = await make({ ur: JSON.stringify(ur) })
  const refused = await patch(made.id, { ur: { title: ur.title, description: '' } })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('Description in Urdu: ') })
  expect((await patch(made.id, { ur: { title: '', description: '' } })).body).not.toHaveProperty('ur')
  expect(await stored(made.id)).not.toHaveProperty('ur')
})

test('earlier versions have the Urdu of their time, and restoring brings it back', async () => {
  const made = await make({ ur: JSON.stringify(ur) })
  await patch(made.id, { ur: '' })
  const [kept] = (await get<ListedVersion[]>(api.versions('blogs', made.id), team)).body
  const { body } = await call<Blog>('POST', api.version('blogs', made.id, kept?.id ?? ''), { token: team })
  expect(body.ur).toEqual(ur)
})

test('a plain text of an earlier version looks as before when it gets its first Urdu', async () => {
  const { id } = await make()
  const { format: _format, ...plain } = (await stored(id)) ?? {}
  await refs.blogs.doc(id).set({ ...(plain as Blog), description: '5 *3* 2' })
  await patch(id, { ur })
  expect(await stored(id)).toMatchObject({
    format: 'markdown',
    description: String.raw`5 \*3\* 2`,
    ur,
  })
})

test('a search finds a post by its Urdu', async () => {
  const word = `میلہ${Date.now()}`
  const made = await make({ ur: JSON.stringify({ ...ur, title: `بہار ${word}` }) })
  const found = await get<Blog[]>(`${api.blogs}?language=ur&search=${encodeURIComponent(word)}`)
  expect(found.body.map(({ id }) => id)).toEqual([made.id])
})
