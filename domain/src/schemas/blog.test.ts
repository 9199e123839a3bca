import { expect, test } from 'vitest'
import { blogSchema } from './blog.ts'
import { check } from './check.ts'
import { eventSchema } from './event.ts'
import { rule } from '../values/rule.ts'

const blog = { title: 'A winter market', description: 'Thirty stalls.' }
const event = { ...blog, date: '2026-12-01', time: '16:30', location: 'Jalal Baba Auditorium' }

test('a post and an event are published by default', async () => {
  expect(await check(blogSchema, blog)).toEqual({
    ok: true,
    value: { ...blog, externalLink: '', is_published: true },
  })
  expect(await check(eventSchema, event)).toEqual({
    ok: true,
    value: { ...event, is_published: true },
  })
  expect(await check(blogSchema, { ...blog, is_published: 'false' })).toMatchObject({
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
])('the link %j is valid: %j', async (externalLink, allowed) => {
  expect((await check(blogSchema, { ...blog, externalLink })).ok).toBe(allowed)
})

test('title and description are required and limited', async () => {
  expect(await check(blogSchema, { title: ' ', description: 'a'.repeat(20_001) })).toEqual({
    ok: false,
    errors: { title: [rule('required', 'title')], description: [rule('tooLong', 20_000)] },
  })
})

test('forms and JSON give the same line ends', async () => {
  expect(await check(blogSchema, { ...blog, description: 'One.\r\n\r\nTwo.\r\n' })).toMatchObject({
    value: { description: 'One.\n\nTwo.' },
  })
})

test('null is neither true nor false', async () => {
  for (const schema of [blogSchema, eventSchema])
    expect(await check(schema, { ...event, externalLink: '', is_published: null })).toMatchObject({
      errors: { is_published: [rule('boolean')] },
    })
})

test('an event needs date, time and location', async () => {
  expect((await check(eventSchema, event)).ok).toBe(true)
  const checked = await check(eventSchema, blog)
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(['date', 'time', 'location'])
})

test.each([
  ['date', '2026-02-30', rule('date')],
  ['time', '24:00', rule('time')],
  ['time', '9:00', rule('time')],
])('%s = %j is rejected with a reason', async (field, value, message) => {
  expect(await check(eventSchema, { ...event, [field]: value })).toEqual({
    ok: false,
    errors: { [field]: [message] },
  })
})
