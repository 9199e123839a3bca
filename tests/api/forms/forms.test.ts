import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { describe, expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { refs, storingNothing } from '../../support/admin.ts'
import { registerNewcomer } from '../../support/client.ts'
import {
  comment,
  type FormCollection,
  gift,
  message,
  newEvent,
  newPost,
  offer,
  question,
  send,
  storedAs,
} from '../../support/forms.ts'

const [blog, draft, event, plannedEvent] = await Promise.all([
  newPost(),
  newPost({ is_published: false }),
  newEvent(),
  newEvent({ is_published: false }),
])
const REFERENCE = /^WCN-[2-9A-HJ-NP-Z]{6}$/
const now = expect.any(String) as string

const linesOf = async (reference: string) =>
  (await refs.audit.where('target', '==', reference).get()).docs.map((line) => line.data())

/** Returns the stored fields of a form. */
const kept = ({ fax: _fax, key: _key, ...fields }: Record<string, unknown>) => ({
  uid: '',
  ...fields,
  language: 'en',
  createdAt: now,
})

const { email } = message()
const ROWS: [
  what: string,
  path: string,
  sent: Record<string, unknown>,
  where: FormCollection,
  stored: object,
][] = [
  ['a message', api.contact, message({ email }), 'messages', { events: '', phone: '', state: 'new' }],
  [
    'a message about an event',
    api.contact,
    message({ email, events: event }),
    'messages',
    { phone: '', state: 'new' },
  ],
  ['an offer of help', api.volunteers, offer(), 'volunteers', { cv: '', state: 'new' }],
  ['a comment', api.comments, comment(blog), 'comments', { is_approved: false }],
]

describe('a signed-out visitor', () => {
  test.each(ROWS)('sends %s, which is stored once, with a log line without the name', async (...row) => {
    const [, path, sent, where, stored] = row
    const answer = await send(path, sent)
    expect(answer.status).toBe(201)
    expect(answer.body.reference).toMatch(REFERENCE)
    expect(await storedAs(where, answer)).toEqual({ ...kept(sent), ...stored })
    const action = `${where.slice(0, -1)}:send`
    const line = { actor: 'visitor', action, target: answer.body.reference, at: now, details: [] }
    expect(await linesOf(answer.body.reference)).toEqual([line])
  })

  test('asks about an event', async () => {
    const { message: notes, ...sent } = question()
    const answer = await send(api.eventContact(event), { ...sent, message: notes })
    const stored = { ...kept(sent), lastname: '', subject: '', events: event, notes, state: 'new' }
    expect(await storedAs('messages', answer)).toEqual(stored)
  })

  test('pledges a donation, for a cause too', async () => {
    const [cause] = samples.causes.causes
    const { payment_token: _none, ...sent } = gift({ cause: cause?.id })
    const answer = await send(api.donations, sent)
    // whether or not the mail can be sent
    expect(answer.body).toMatchObject({ bank: samples.organisation.bank })
    expect(await storedAs('donations', answer)).toEqual({
      ...kept(sent),
      currency: 'USD',
      state: 'pledged',
      company: '',
      payment: '',
    })
  })
})

test('the log names a signed-in sender, who may be pending', async () => {
  const { access, user } = await registerNewcomer()
  const { body } = await send(api.contact, message(), access)
  expect(await linesOf(body.reference)).toMatchObject([{ actor: user.id, action: 'message:send' }])
})

const long = (units: number) => 'x'.repeat(units + 1)
const cardNumber = '4111111111111111'

test.each<[what: string, path: string, sent: object, status: number, error: string]>([
  ['a message without a word', api.contact, message({ notes: ' \u200b ' }), 400, en.field.enterNotes],
  ['a message about a draft', api.contact, message({ events: plannedEvent }), 400, en.field.selectEvents],
  ['a message about a path', api.contact, message({ events: 'a/b' }), 400, en.field.selectEvents],
  ['a message with a list', api.contact, message({ notes: ['a'] }), 400, en.field.text],
  ['a message that is too long', api.contact, message({ notes: long(5_000) }), 400, en.field.tooLong(5_000)],
  ['a name of marks', api.contact, message({ name: `a${'\u0301'.repeat(40)}` }), 400, en.field.piledUpMarks],
  ['an invalid e-mail', api.contact, message({ email: 'a@b' }), 400, en.field.email],
  ['a question about a draft', api.eventContact(plannedEvent), question(), 404, en.server.notFound],
  ['a question about nothing', api.eventContact('nothing'), question(), 404, en.server.notFound],
  ['an offer with an unknown field', api.volunteers, offer({ cv_path: 'x' }), 400, en.field.unknown],
  ['a donation of zero', api.donations, gift({ amount: 0 }), 400, 'Amount'],
  ['a donation with a third of a cent', api.donations, gift({ amount: 1.003 }), 400, 'Amount'],
  ['a donation of a million', api.donations, gift({ amount: 1e6 }), 400, 'Amount'],
  ['a donation without a number', api.donations, gift({ amount: null }), 400, 'Amount'],
  ['a donation for an unknown cause', api.donations, gift({ cause: 'yacht' }), 400, en.field.kind],
  ['a donation by cheque', api.donations, gift({ payment_method: 'cheque' }), 400, en.field.paymentMethod],
  ['a card number', api.donations, gift({ card_number: cardNumber }), 400, en.field.unknown],
  ['a comment on a draft', api.comments, comment(draft), 404, en.forms.commentsClosed],
  ['a comment on nothing', api.comments, comment('nothing'), 404, en.forms.commentsClosed],
  ['a comment on a path', api.comments, comment('a/b'), 404, en.forms.commentsClosed],
  [
    'a script as website',
    api.comments,
    comment(blog, { website: 'javascript:alert(1)' }),
    400,
    en.field.link,
  ],
  [
    'a comment with its own approval',
    api.comments,
    comment(blog, { is_approved: true }),
    400,
    en.field.unknown,
  ],
])('%s is rejected, and nothing is stored', async (_what, path, sent, status, error) => {
  const answer = await storingNothing(() => send(path, sent))
  expect(answer.status).toBe(status)
  expect(answer.body.detail).toContain(error)
  expect(answer.body.detail).not.toContain(cardNumber)
})

describe('a reply', () => {
  const reply = async (parent: string, to = blog) => {
    const answer = await send(api.comments, comment(to, { parent }))
    return { id: answer.body.reference, parent: (await storedAs('comments', answer))?.parent }
  }

  test('is nested three levels deep, and stays at the third after that', async () => {
    const first = await reply('')
    const second = await reply(first.id)
    const third = await reply(second.id)
    const fourth = await reply(third.id)
    expect([second.parent, third.parent, fourth.parent]).toEqual([first.id, second.id, third.id])
    expect((await reply(fourth.id)).parent).toBe(third.id)
  })

  test('to a missing comment or one on another post becomes a comment of its own', async () => {
    const elsewhere = await reply('', await newPost())
    for (const parent of [elsewhere.id, 'WCN-222222', 'a/b']) expect((await reply(parent)).parent).toBe('')
  })
})
