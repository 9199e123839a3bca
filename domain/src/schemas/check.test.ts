import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyObjectSchema } from 'yup'
import { blogSchema } from './blog.ts'
import { check } from './check.ts'
import { correctionSchema, profileSchema, registrationSchema } from './registration.ts'
import { eventSchema } from './event.ts'
import { loginSchema } from './login.ts'
import { rejectionSchema, resubmissionSchema } from './decision.ts'
import { en } from '../texts/en.ts'
import { rule, formatRule } from '../values/rule.ts'

const blog = { title: 'A market', description: 'Thirty stalls.' }
const application = {
  username: 'palwasha91',
  first_name: 'Palwasha',
  last_name: 'Khan',
  phone: '0300 0000000',
  business: 'Palwasha Shawls',
  business_nature: 'Hand embroidery',
  address: 'Main Bazaar, Mansehra',
  cnic: '1310112345678',
  date_of_birth: '1991-06-14',
}
const login = { email: 'palwasha@example.org', password: 'correcthorse1' }

/** Every schema, and a valid value for it. */
const SCHEMAS = {
  blog: [blogSchema, blog],
  event: [eventSchema, { ...blog, date: '2026-12-01', time: '16:30', location: 'Hall' }],
  login: [loginSchema, login],
  registration: [registrationSchema, { ...application, ...login, password2: login.password }],
  correction: [correctionSchema, application],
  profile: [profileSchema, { phone: '0300 0000000', business: 'B', business_nature: 'N', address: 'A' }],
  rejection: [rejectionSchema, { rejection_reason: 'Too dark.' }],
  'rejection with reasons': [rejectionSchema, { reasons: [{ id: 'other', fields: ['cnic'] }], note: 'No.' }],
  resubmission: [resubmissionSchema, { ...application, answers: [{ id: 'other', text: 'It is mine.' }] }],
} as const

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

const odd = fc.string({
  maxLength: 5,
  unit: fc.constantFrom('a', '\0', '\ud800', '\u202e', '\u2066', '\ufffd', '\n', '٣', 'ａ', '<', '@'),
})
// values that JSON can express, including values that could break a cast
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  odd,
  odd.map((text) => `https://b.c/${text}`),
  fc.constantFrom({ toString: 'x' }, { toString: 1, valueOf: 1 }, { length: -1 }, deep(50_000), Infinity),
  fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '2024-02-30', '0000-01-01', '24:00', 'a@b.c'),
)

const HIDING = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffd]/u

/** Rules for every accepted value of any schema. */
function assertHarmless(name: string, value: unknown): void {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).forEach((inner) => assertHarmless(name, inner))
  if (typeof value === 'boolean') return expect(name).toBe('is_published')
  const text = String(value)
  expect(typeof value, name).toBe('string')
  if (name.startsWith('password')) return
  expect(text.isWellFormed() && !HIDING.test(text), `${name} ${JSON.stringify(text)}`).toBe(true)
  if (name === 'externalLink' && text !== '') expect(text).toMatch(/^https?:\/\/[^\s@/]+(?:\/\S*)?$/i)
  if (name.startsWith('date')) expect(new Date(text).toISOString().slice(0, 10)).toBe(text)
}

test.each(Object.entries(SCHEMAS))(
  '%s: any input is cast to harmless values or rejected by field in our own messages',
  async (_name, [schema, whole]) => {
    expect((await check<AnyObjectSchema>(schema, whole)).ok).toBe(true)
    const names = fc.constantFrom(...Object.keys(schema.fields), '__proto__', 'constructor', 'nothing')
    await fc.assert(
      fc.asyncProperty(names, value, async (name, odd) => {
        const input = Object.fromEntries([...Object.entries(whole), [name, odd]])
        const checked = await check<AnyObjectSchema>(schema, input)
        if (checked.ok) {
          for (const [field, cast] of Object.entries(checked.value)) assertHarmless(field, cast)
          return
        }
        for (const [field, messages] of Object.entries(checked.errors)) {
          // yup's own messages mention types and repeat the input
          const text = messages.map((message) => formatRule(en, message)).join()
          expect(text, field).toMatch(/^[A-Z\d].*[.!]$/)
          expect(text, field).not.toMatch(/\btype\b|must be|\[object/)
          const [list = ''] = field.split('[')
          if (!Object.hasOwn(schema.fields, list)) expect(messages).toEqual([rule('unknown')])
        }
      }),
      { numRuns: 300 },
    )
  },
)

test('an object with its own toString is not a text', async () => {
  for (const odd of [{ toString: 'x' }, { toString: 1, valueOf: 1 }, deep(50_000)])
    expect(await check(blogSchema, { title: odd, description: 'x', is_published: odd })).toEqual({
      ok: false,
      errors: { title: [rule('text')], is_published: [rule('boolean')] },
    })
})

test('errors inside a list name their path, and a form may send the list as JSON', async () => {
  const reasons = [
    { id: { toString: 'x' }, fields: [{ toString: 1 }], label: 'Mine' },
    { id: 'card', fields: 'cnic' },
    deep(50_000),
    null,
  ]
  const errors = {
    'reasons[0].label': [rule('unknown')],
    'reasons[0].id': [rule('text')],
    'reasons[0].fields[0]': [rule('text'), rule('unknown')],
    'reasons[1].fields': [rule('kind')],
    'reasons[2].id': [rule('missing')],
    'reasons[3]': [rule('kind')],
  }
  for (const sent of [reasons, JSON.stringify(reasons.with(2, {}))])
    expect(await check(rejectionSchema, { reasons: sent })).toEqual({ ok: false, errors })
  for (const sent of ['', '{', {}, 7, '7'])
    expect(await check(rejectionSchema, { reasons: sent })).toMatchObject({
      ok: false,
      errors: { reasons: [rule('kind')] },
    })
})

test('a list that is too long is rejected without reading its end', async () => {
  const reasons = Array.from({ length: 50_000 }, () => ({ id: '' }))
  const checked = await check(rejectionSchema, { reasons })
  expect(checked).toMatchObject({ ok: false, errors: { reasons: [rule('tooManyItems', 21)] } })
  expect(Object.keys(checked.ok ? {} : checked.errors)).toHaveLength(23)
})
