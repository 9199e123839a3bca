import { describe, expect, test } from 'vitest'
import { pageSchema } from '../pages/page-schema.ts'
import { blogSchema } from '../schemas/blog.ts'
import { check } from '../schemas/check.ts'
import { eventSchema } from '../schemas/event.ts'
import { postIn } from './post-in.ts'

const post = { id: 'one', title: 'Loom', description: 'A loom.', location: 'Hall' }
const ur = { title: 'کھڈی', description: 'ایک کھڈی۔' }

describe('a post in one language', () => {
  test('has nothing of the other', () => {
    expect(postIn({ ...post, ur }, 'en')).toEqual(post)
    expect(postIn({ ...post, ur }, 'ur')).toEqual({ ...post, ...ur })
  })

  test('has the English location of an event while there is none in Urdu', () => {
    expect(postIn({ ...post, ur: { ...ur, location: '' } }, 'ur')).toMatchObject({ location: 'Hall' })
    expect(postIn({ ...post, ur: { ...ur, location: 'ہال' } }, 'ur')).toMatchObject({ location: 'ہال' })
  })

  test('stays English without Urdu, and says so', () => {
    expect(postIn(post, 'ur')).toEqual({ ...post, language: 'en' })
    expect(postIn(post, 'en')).toBe(post)
  })
})

const blog = { title: 'Loom', description: 'A loom.' }
const errorsOf = async (sent: object) => {
  const checked = await check(blogSchema, { ...blog, ...sent })
  return checked.ok ? {} : checked.errors
}

describe('the Urdu of a post', () => {
  test('may be missing or empty, and is then absent', async () => {
    for (const empty of [
      {},
      { ur: {} },
      { ur: '' },
      { ur: null },
      { ur: { title: ' ', description: '' } },
      { ur: '{"title":""}' },
    ]) {
      const checked = await check(blogSchema, { ...blog, ...empty })
      expect(checked).toMatchObject({ ok: true })
      expect(Object.keys(checked.ok ? checked.value : {})).not.toContain('ur')
    }
  })

  test('may be sent as JSON text, as in a form, and is trimmed', async () => {
    const sent = JSON.stringify({ title: ` ${ur.title} `, description: ur.description })
    expect(await check(blogSchema, { ...blog, ur: sent })).toMatchObject({ ok: true, value: { ur } })
  })

  test('has a title and a description, or neither', async () => {
    expect(await errorsOf({ ur: { title: ur.title } })).toEqual({
      'ur.description': [{ code: 'required', values: ['description'] }],
    })
    expect(await errorsOf({ ur: { description: ur.description } })).toEqual({
      'ur.title': [{ code: 'required', values: ['title'] }],
    })
  })

  test('has the limits of the English, and no marks that change the direction', async () => {
    expect(await errorsOf({ ur: { ...ur, title: 'ک'.repeat(201) } })).toEqual({
      'ur.title': [{ code: 'tooLong', values: [200] }],
    })
    expect(await errorsOf({ ur: { ...ur, title: `\u2067${ur.title}\u2069` } })).toEqual({
      'ur.title': [{ code: 'controlCharacters', values: [] }],
    })
    const page = { ...blog, name: 'loom', ur: { ...ur, title: 'ک'.repeat(81) } }
    expect(await check(pageSchema, page)).toMatchObject({
      ok: false,
      errors: { 'ur.title': [{ code: 'tooLong' }] },
    })
  })

  test.for([7, 'words', { title: 1 }])('is refused as %j', async (sent) => {
    const wrong = await errorsOf({ ur: sent })
    expect(Object.keys(wrong).length).toBeGreaterThan(0)
  })

  test('of an event has a location, that of a post has none', async () => {
    const event = { ...blog, date: '2026-12-01', time: '10:00', location: 'Hall' }
    const sent = { ...ur, location: 'ہال' }
    expect(await check(eventSchema, { ...event, ur: sent })).toMatchObject({ ok: true, value: { ur: sent } })
    expect(await errorsOf({ ur: sent })).toEqual({ 'ur.location': [{ code: 'unknown', values: [] }] })
  })
})
