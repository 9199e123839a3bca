import type { Blog } from 'domain/blog.ts'
import type { ChamberEvent } from 'domain/event.ts'
import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, storingNothing, teamToken } from '../../support/admin.ts'
import { applicant, cards, formOf } from '../../support/applicant.ts'
import { call, post, registerNewcomer } from '../../support/client.ts'
import { approvedToken } from '../../support/tokens.ts'

const admin = await adminToken()
const team = await teamToken()
const HTML = `<img src=x onerror="alert('1')"></script><script>alert(1)</script>&lt;{{7*7}}\${7*7}=cmd|' /C calc'!A0`

test('HTML in every text of an application is stored as text and returned as it was sent', async () => {
  const texts = {
    business: HTML,
    business_nature: HTML,
    business_registration: HTML.slice(0, 80),
    business_address: HTML,
    address: HTML,
    city: HTML.slice(0, 80),
    role: 'team',
    designation: HTML.slice(0, 80),
  }
  const { user, access } = await registerNewcomer(texts)
  expect(user).toMatchObject(texts)
  expect((await call<User>('GET', api.profile, { token: access })).body).toMatchObject(texts)
  const rejection_reason = HTML
  const sent = { token: admin, json: { rejection_reason } }
  expect((await call<User>('POST', api.rejectUser(user.id), sent)).body).toMatchObject({ rejection_reason })
  const { body, headers } = await call<User>('GET', api.user(user.id), { token: admin })
  expect(body).toMatchObject({ ...texts, rejection_reason })
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('HTML in every text of a post and an event is stored as text and returned as it was sent', async () => {
  const blog = { title: HTML, description: HTML, externalLink: `https://example.org/?q="><script>` }
  const event = { title: HTML, description: HTML, location: HTML, date: '2030-01-02', time: '10:00' }
  const { body: posted } = await call<Blog>('POST', api.blogs, { token: team, json: blog })
  const { body: announced } = await call<ChamberEvent>('POST', api.events, { token: team, json: event })
  expect((await call<Blog>('GET', api.blog(posted.id))).body).toMatchObject(blog)
  const { body, headers } = await call<ChamberEvent>('GET', api.event(announced.id))
  expect(body).toMatchObject(event)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('an external link that is not a complete web address is rejected', async () => {
  const links = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.org/1',
    'https:javascript:1',
    'https://exa\tmple.org',
    'https://office:secret@example.org',
    '//example.org',
  ]
  await storingNothing(async () => {
    for (const externalLink of links) {
      const json = { title: 'Some title', description: 'Text.', externalLink }
      const { status, body } = await call('POST', api.blogs, { token: team, json })
      expect({ status, body }, externalLink).toEqual({
        status: 400,
        body: { detail: `External link: ${en.field.link}` },
      })
    }
  })
})

test('an event with an impossible date or time is rejected', async () => {
  const whole = {
    title: 'Some title',
    description: 'Text.',
    date: '2030-01-02',
    time: '10:00',
    location: 'Hall',
  }
  const malformed = {
    date: ['2026-02-30', '0000-01-01', '10000-01-01', '2026-01-01\n', '２０２６-01-01', 'Invalid Date'],
    time: ['24:00', '10:60', '10:00:00', ' 10:00', '-1:00'],
  }
  await storingNothing(async () => {
    for (const field of ['date', 'time'] as const)
      for (const value of malformed[field]) {
        const json = { ...whole, [field]: value }
        const { status, body } = await call('POST', api.events, { token: team, json })
        expect({ status, body }, value).toEqual({
          status: 400,
          body: { detail: `${en.label[field]}: ${en.field[field]}` },
        })
      }
  })
})

const INVALID_IDENTITIES = [
  ['email', 'ｐalwasha@example.org', en.field.email],
  ['email', 'palwasha@example．org', en.field.email],
  ['email', 'palwasha@example.org\r\nBcc: all@example.org', en.field.email],
  ['email', '"pal washa"@example.org', en.field.email],
  ['username', 'ｐalwasha', en.field.username],
  ['username', 'palw\u0430sha', en.field.username],
  ['first_name', 'Gul\u202eibi', en.field.controlCharacters],
  ['first_name', '<b>Gul</b>', en.field.name],
  ['last_name', 'Kh\u2066an', en.field.controlCharacters],
  ['cnic', '１３１０１１２３４５６７８', en.field.cnicMissing(13)],
  ['phone', HTML.slice(0, 30), en.field.phone],
  ['whatsapp', 'hello', en.field.phone],
  ['date_of_birth', '1991-02-30', en.field.date],
] as const

test('look-alike letters and control characters in identifying fields are rejected with the name of the field', async () => {
  const pictures = await cards()
  await storingNothing(async () => {
    for (const [field, value, message] of INVALID_IDENTITIES) {
      const { status, body } = await post(api.register, formOf(applicant({ [field]: value }), pictures))
      expect(status, value).toBe(400)
      expect(Object.keys(body), value).toEqual([field])
      expect(body[field], value).toContain(message)
    }
  })
})

test('the last value counts when a JSON field is sent twice', async () => {
  const token = await approvedToken()
  const headers = { 'content-type': 'application/json' }
  const sent = { token, headers, body: '{"city":"Haripur","city":"Mansehra"}' }
  expect((await call<User>('PATCH', api.profile, sent)).body.city).toBe('Mansehra')
})
