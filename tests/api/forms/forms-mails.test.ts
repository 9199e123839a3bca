import { randomUUID } from 'node:crypto'
import type { Sent } from 'domain/api/forms.ts'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { describe, expect, test } from 'vitest'
import { byAccount } from '../../../functions/src/http/rates/rate-keys.ts'
import { limitRate } from '../../../functions/src/http/rates/rate-limit.ts'
import { RATES } from '../../../functions/src/http/rates/rates.ts'
import { api } from '../../support/addresses.ts'
import { refs } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'
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
} from '../../support/forms.ts'
import { mailsTo } from '../../support/mails.ts'
import { from, JSON_TYPE, visitorOf } from '../../support/visitors.ts'

const blog = await newPost()
const event = await newEvent()
const TYPED = 'buy-cheap-pills'

test.each<[what: string, path: string, sent: { email: string }, says: string[]]>([
  ['a message', api.contact, message({ subject: TYPED, notes: TYPED, lastname: TYPED }), ['Hello,']],
  ['a question', api.eventContact(event), question({ message: TYPED }), [`/event-details/${event}`]],
  ['an offer', api.volunteers, offer({ subject: TYPED, case_description: TYPED }), ['Hello,']],
  [
    'a pledge',
    api.donations,
    gift({ message: TYPED, address: TYPED, last_name: TYPED }),
    ['$50.50', samples.organisation.bank.iban, samples.organisation.bank.name],
  ],
  [
    'a comment',
    api.comments,
    comment(blog, { comment: TYPED, website: `https://${TYPED}.example` }),
    [`/blog-details/${blog}`],
  ],
])('the mail about %s has its reference, and no text of the visitor', async (...row) => {
  const [, path, sent, says] = row
  const { body } = await send(path, sent)
  const [thanks] = await mailsTo(sent.email, 1)
  expect(thanks?.subject).toContain(body.reference)
  for (const words of [body.reference, ...says]) expect(thanks?.text).toContain(words)
  expect(`${thanks?.subject} ${thanks?.text} ${thanks?.html}`).not.toContain(TYPED)
})

test.each(['Gulnaz', 'Visit evil.example', 'You have won'])(
  'the mail about a form of %j leaves out the name',
  async (name) => {
    const sent = message({ name })
    await send(api.contact, sent)
    const [thanks] = await mailsTo(sent.email, 1)
    expect(thanks?.text).toMatch(/^Hello,/)
    expect(thanks?.text).not.toContain(name)
  },
)

test('an e-mail address gets three mails an hour in any spelling; later forms are stored without one', async () => {
  const email = someEmail()
  const mailed: boolean[] = []
  for (let n = 0; n < 5; n += 1) {
    const sent = message({ email: n % 2 ? email.replace('@', `+${n}@`) : email })
    const { status, body } = await send(api.contact, sent)
    expect(status).toBe(201)
    mailed.push(body.mailed)
  }
  expect(mailed).toEqual([true, true, true, false, false])
  expect((await refs.messages.where('email', '==', email).get()).size).toBe(3)
  expect((await refs.mail.where('to', '==', email).get()).size).toBe(2)
})

test('the spellings that Gmail delivers to one mailbox share its three mails an hour', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20)
  const spelled = [`${name}@gmail.com`, `${name.slice(0, 5)}.${name.slice(5)}@gmail.com`]
  const others = [`${name}@googlemail.com`, `${name.slice(0, 9)}.${name.slice(9)}+a@googlemail.com`]
  const mailed: boolean[] = []
  for (const email of [...spelled, ...others])
    mailed.push((await send(api.contact, message({ email }))).body.mailed)
  expect(mailed).toEqual([true, true, true, false])
})

test('a visitor who uses many addresses gets few mails and does not use up the limits of others', async () => {
  const headers = from()
  for (let n = 0; n < RATES.thanksOfVisitor.most; n += 1)
    await limitRate(RATES.thanksOfVisitor, visitorOf(headers))
  const sent = message()
  for (let n = 0; n < RATES.thanks.most; n += 1)
    expect(await call('POST', api.contact, { headers, json: sent })).toMatchObject({
      body: { mailed: false },
    })
  expect((await send(api.contact, sent)).body.mailed).toBe(true)
})

describe('forms are counted by visitor', () => {
  test('even when the visitor signs in as an applicant, since anyone can register', async () => {
    const headers = from()
    for (let n = 0; n < RATES.message.most; n += 1) await limitRate(RATES.message, visitorOf(headers))
    for (let n = 0; n < RATES.thanksOfVisitor.most; n += 1)
      await limitRate(RATES.thanksOfVisitor, visitorOf(headers))
    const { access, user } = await registerNewcomer()
    const ask = (path: string, json: object) => call<Sent>('POST', path, { headers, token: access, json })
    expect((await ask(api.contact, message())).status).toBe(429)
    expect(await ask(api.donations, gift())).toMatchObject({ status: 201, body: { mailed: false } })
    // and by account, from any IP address
    for (let n = 0; n < RATES.message.most; n += 1) await limitRate(RATES.message, byAccount(user.id))
    expect((await send(api.contact, message(), access)).status).toBe(429)
  })

  test('for each kind separately, before the body is read, without limiting others', async () => {
    const headers = from()
    for (let n = 0; n < RATES.message.most; n += 1) await limitRate(RATES.message, visitorOf(headers))
    const ask = (who = headers) =>
      call('POST', api.contact, { headers: { ...who, ...JSON_TYPE }, body: '{"a":' })
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { detail: en.server.tooMany } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('POST', api.volunteers, { headers, json: offer() })).status).toBe(201)
    expect((await ask(from())).status).toBe(400)
  })
})
