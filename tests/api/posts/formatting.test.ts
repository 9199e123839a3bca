import { randomUUID } from 'node:crypto'
import type { Blog, PublicBlog } from 'domain/blog.ts'
import type { ChamberEvent, PublicEvent } from 'domain/event.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { refs, teamToken } from '../../support/admin.ts'
import { call } from '../../support/client.ts'

const team = await teamToken()

const word = () => `w${randomUUID().replaceAll('-', '')}`
const create = <T = unknown>(address: string, json: object) => call<T>('POST', address, { token: team, json })
const patch = (id: string, json: object) => call<Blog>('PATCH', api.blog(id), { token: team, json })
const read = (id: string) => call<PublicBlog>('GET', api.blog(id))
const find = async (search: string) => (await call<PublicBlog[]>('GET', `${api.blogs}?search=${search}`)).body

test('a new text is formatted: visitors get it as typed, as HTML, and its beginning without marks', async () => {
  const only = word()
  const description = `**${only}** sells [honey](https://trade.example/).\n\n- 200 jars`
  const { body: made } = await create<Blog>(api.blogs, { title: 'Honey', description })
  expect(made).toMatchObject({ description, format: 'markdown' })
  expect(made).not.toHaveProperty('html')

  const { body: shown } = await read(made.id)
  const excerpt = `${only} sells honey. 200 jars`
  expect(shown).toMatchObject({
    description,
    format: 'markdown',
    excerpt,
    html: `<p class="lead"><strong>${only}</strong> sells <a href="https://trade.example/" rel="noopener">honey</a>.</p><ul><li>200 jars</li></ul>`,
  })
  const [listed] = await find(only)
  expect(listed).toMatchObject({ id: made.id, excerpt })
  expect(listed).not.toHaveProperty('html')
})

test('a search finds words that visitors read, and no marks or addresses of links', async () => {
  const [only, address] = [word(), word()]
  const description = `Half**${only}** [here](https://trade.example/${address})`
  const { body: made } = await create<Blog>(api.blogs, { title: 'Found', description })
  expect((await find(`half${only}`)).map(({ id }) => id)).toEqual([made.id])
  expect(await find(address)).toEqual([])
  const next = word()
  await patch(made.id, { description: `Now _${next}_` })
  expect((await find(next)).map(({ id }) => id)).toEqual([made.id])
  expect(await find(`half${only}`)).toEqual([])
})

test('a plain text of an earlier version stays plain until somebody changes it', async () => {
  const description = `2 * 3 * 4 **${word()}**`
  const { body: made } = await create<Blog>(api.blogs, { title: 'Plain', description })
  const { format: _format, id, ...plain } = { ...made, format: undefined }
  await refs.blogs.doc(id).set(plain)
  const { body: changed } = await patch(id, { title: 'Plain as before' })
  expect(changed).not.toHaveProperty('format')
  const { body: shown } = await read(id)
  expect(shown.description).toBe(description)
  for (const field of ['format', 'html', 'excerpt']) expect(shown).not.toHaveProperty(field)
  expect((await patch(id, { description: 'New' })).body.format).toBe('markdown')
  expect((await read(id)).body.html).toBe('<p class="lead">New</p>')
})

test('lines of an event that begin with a time stay its schedule', async () => {
  const description = 'Come *early*.\n\n09:30 Tea'
  const fields = { title: 'Tea', description, date: '2027-03-12', time: '09:00', location: 'Chamber House' }
  const { body: made } = await create<ChamberEvent>(api.events, fields)
  const { body: shown } = await call<PublicEvent>('GET', api.event(made.id))
  expect(shown).toMatchObject({
    excerpt: 'Come early.',
    html: '<p class="lead">Come <em>early</em>.</p><ol class="schedule"><li><time>09:30</time><div><b>Tea</b></div></li></ol>',
  })
})

test('the format of a text cannot be chosen', async () => {
  const { status } = await create(api.blogs, { title: 'Chosen', description: 'x', format: 'html' })
  expect(status).toBe(400)
})
