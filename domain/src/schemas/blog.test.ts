import { expect, test } from 'vitest'
import { en } from '../texts/en.ts'
import { blogSchema } from './blog.ts'
import { check } from './check.ts'
import { eventSchema } from './event.ts'

const blog = { title: 'A winter market', description: 'Thirty stalls.' }
const event = { ...blog, date: '2026-12-01', time: '16:30', location: 'Jalal Baba Auditorium' }

test('a post and an event are published unless said otherwise', async () => {
  expect(await check(blogSchema(en), blog, en)).toEqual({
    ok: true,
    value: { ...blog, externalLink: '', is_published: true },
  })
  expect(await check(eventSchema(en), event, en)).toEqual({
    ok: true,
    value: { ...event, is_published: true },
  })
  expect(await check(blogSchema(en), { ...blog, is_published: 'false' }, en)).toMatchObject({
    value: { is_published: false },
  })
})

test.each([
  ['', true],
  ['https://example.org/a?b=c', true],
  ['http://example.org', true],
  ['javascript:alert(1)', false],
  ['javascript://example.org/%0aalert(1)', false],
  ['ftp://example.org/a', false],
  ['data:text/html,hello', false],
  ['//example.org', false],
  ['example.org', false],
  ['https://', false],
  ['https://office@example.org', false],
  ['\u0001https://example.org', false],
])('%j may be linked to: %j', async (externalLink, allowed) => {
  expect((await check(blogSchema(en), { ...blog, externalLink }, en)).ok).toBe(allowed)
})

test('title and description are required and limited', async () => {
  expect(await check(blogSchema(en), { title: ' ', description: 'a'.repeat(20_001) }, en)).toEqual({
    ok: false,
    errors: { title: [en.field.required('Title')], description: [en.field.tooLong(20_000)] },
  })
})

test('line ends are the same from a form as from JSON', async () => {
  expect(await check(blogSchema(en), { ...blog, description: 'One.\r\n\r\nTwo.\r\n' }, en)).toMatchObject({
    value: { description: 'One.\n\nTwo.' },
  })
})

test('null is neither true nor false', async () => {
  for (const schema of [blogSchema(en), eventSchema(en)])
    expect(await check(schema, { ...event, externalLink: '', is_published: null }, en)).toMatchObject({
      errors: { is_published: [en.field.boolean] },
    })
})

test('an event needs date, time and location', async () => {
  expect((await check(eventSchema(en), event, en)).ok).toBe(true)
  const checked = await check(eventSchema(en), blog, en)
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(['date', 'time', 'location'])
})

test.each([
  ['date', '2026-02-30', en.field.date],
  ['time', '24:00', en.field.time],
  ['time', '9:00', en.field.time],
])('%s = %j says why', async (field, value, message) => {
  expect(await check(eventSchema(en), { ...event, [field]: value }, en)).toEqual({
    ok: false,
    errors: { [field]: [message] },
  })
})
