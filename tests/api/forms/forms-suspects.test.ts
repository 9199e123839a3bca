import type { Suspect } from 'domain/inbox.ts'
import { SUSPECT_DAYS } from 'domain/limits.ts'
import { expect, test } from 'vitest'
import { removeOldSuspects } from '../../../functions/src/inbox/suspects.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, storingNothing, teamToken } from '../../support/admin.ts'
import { call, post, registerNewcomer } from '../../support/client.ts'
import {
  comment,
  gift,
  message,
  newEvent,
  newPost,
  offer,
  question,
  send,
  someEmail,
  storedAs,
} from '../../support/forms.ts'

const admin = await adminToken()
const [blog, event] = await Promise.all([newPost(), newEvent()])
const FILLED = { fax: '0992 000000' }

const list = async () => (await call<Suspect[]>('GET', api.suspects(), { token: admin })).body
const mailsTo = async (email: string) => (await refs.mail.where('to', '==', email).get()).size

const FORMS = [
  ['messages', api.contact, message({ ...FILLED, key: 'k' })],
  ['messages', api.eventContact(event), question(FILLED)],
  ['volunteers', api.volunteers, offer(FILLED)],
  ['donations', api.donations, gift(FILLED)],
  ['comments', api.comments, comment(blog, FILLED)],
] as const

test.each(FORMS)(
  'a form of %s with a filled hidden field gets a reference, is kept as suspected spam, and causes no mail',
  async (name, path, sent) => {
    const plain = await send(path, { ...sent, fax: '' })
    const answer = await send(path, { ...sent, email: `suspect.${sent.email}` })
    expect(answer.status).toBe(201)
    // thanked like anybody, so that a bot learns nothing
    expect({ ...answer.body, reference: '' }).toEqual({ ...plain.body, reference: '' })
    const { reference } = answer.body
    expect(await storedAs(name, answer)).toBeUndefined()
    const found = (await list()).find(({ id }) => id === reference)
    expect(found).toMatchObject({ list: name, email: `suspect.${sent.email}` })
    expect(await mailsTo(`suspect.${sent.email}`)).toBe(0)

    const { status } = await call('POST', api.acceptSuspect(reference), { token: admin })
    expect(status).toBe(204)
    const { language, createdAt: _at, ...form } = (await storedAs(name, plain)) ?? {}
    expect(await storedAs(name, answer)).toMatchObject({ ...form, language, email: `suspect.${sent.email}` })
    expect((await list()).some(({ id }) => id === reference)).toBe(false)
    expect((await call('POST', api.acceptSuspect(reference), { token: admin })).status).toBe(404)
    const lines = await refs.audit.where('target', '==', reference).get()
    expect(new Map(lines.docs.map((line) => [line.data().action, line.data().details]))).toEqual(
      new Map([
        ['form:accept', [name]],
        [`${name.slice(0, -1)}:send`, ['fax']],
      ]),
    )
  },
)

test('repeated suspected spam is stored once, and no error names the hidden field', async () => {
  const sent = message({ fax: 'x'.repeat(5_000), key: 'again' })
  const first = await send(api.contact, sent)
  const second = await storingNothing(() => send(api.contact, sent))
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(first.body.mailed).toBe(true)
  expect(JSON.stringify((await send(api.contact, { ...sent, name: '' })).body)).not.toMatch(/fax|empty/i)
})

test('the fourth suspected form with one address is told that there is no mail, as any other', async () => {
  const email = someEmail()
  const fourth = message({ key: 'the-fourth-of-four' })
  const mailed = []
  for (const sent of [message(), message(), message(), fourth, fourth])
    mailed.push((await send(api.contact, { ...sent, ...FILLED, email })).body.mailed)
  expect(mailed).toEqual([true, true, true, false, false])
  expect(await mailsTo(email)).toBe(0)
})

test('a card donation is never suspected spam', async () => {
  const sent = gift({ ...FILLED, payment_method: 'card', payment_token: `sandbox-${crypto.randomUUID()}` })
  expect(await storedAs('donations', await send(api.donations, sent))).toMatchObject({ state: 'paid' })
})

test.each([{ seconds: 0 }, { seconds: null }, { seconds: 'x' }])(
  'a page of an earlier version may send %j',
  async (old) => expect((await send(api.contact, message(old))).status).toBe(201),
)

test('a suspected volunteer offer is deleted with its CV after 30 days, and not before', async () => {
  const form = new FormData()
  for (const [field, value] of Object.entries(offer(FILLED))) form.set(field, String(value))
  form.set('cv', new Blob(['%PDF-1.7\n%%EOF']), 'cv.pdf')
  const { body } = await post<{ reference: string }>(api.volunteers, form)
  const ref = refs.suspects.doc(body.reference)
  const stored = (await ref.get()).data()
  const cv = stored && 'cv' in stored.form ? stored.form.cv : ''
  expect(cv).toMatch(/^cv\//)
  const after = (days: number) =>
    new Date(Date.parse(stored?.createdAt ?? '') + days * 86_400_000).toISOString()
  await removeOldSuspects(after(SUSPECT_DAYS - 0.01))
  expect((await ref.get()).exists).toBe(true)
  await removeOldSuspects(after(SUSPECT_DAYS))
  expect((await ref.get()).exists).toBe(false)
  const { docs } = await refs.intents.where('paths', 'array-contains', cv).get()
  expect(docs.map((intent) => intent.data().kind)).toEqual(['remove'])
  for (const { ref: intent } of docs) await intent.delete()
})

test('however much spam there is, its removal stops when its time is over', async () => {
  const sent = [await send(api.contact, message(FILLED)), await send(api.contact, message(FILLED))]
  const end = '2999-01-01T00:00:00.000Z'
  const left = async () => (await refs.suspects.where('expiresAt', '<=', end).get()).size
  const before = await left()
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect(before).toBeGreaterThanOrEqual(2)
  await removeOldSuspects(end, () => false)
  expect(await left()).toBe(before - 1)
})

test('only admins read suspected spam and move it', async () => {
  const { access } = await registerNewcomer()
  const { body } = await send(api.contact, message(FILLED))
  for (const token of [access, await teamToken()]) {
    expect((await call('GET', api.suspects(), { token })).status).toBe(403)
    expect((await call('POST', api.acceptSuspect(body.reference), { token })).status).toBe(403)
  }
})
