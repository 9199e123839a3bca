import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { refs } from '../../support/admin.ts'
import { comment, gift, message, newPost, offer, send } from '../../support/forms.ts'

const blog = await newPost()
const key = () => randomUUID()

test.each([
  ['a message', api.contact, message({ key: key() })],
  ['an offer', api.volunteers, offer({ key: key() })],
  ['a pledge', api.donations, gift({ key: key() })],
  ['a comment', api.comments, comment(blog, { key: key() })],
])('%s that is sent twice, at once or later, is stored and gets one mail', async (_what, path, sent) => {
  const answers = await Promise.all([send(path, sent), send(path, { ...sent, seconds: 1 })])
  answers.push(await send(path, sent))
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
  for (const { status, body } of answers) expect([status, body.mailed]).toEqual([201, true])
  expect((await refs.mail.where('to', '==', sent.email).get()).size).toBe(1)
  const { reference } = answers[0]!.body
  expect((await refs.audit.where('target', '==', reference).get()).size).toBe(1)
})

test('a changed form counts as a new one, and so does the same form without a key', async () => {
  const bare = message()
  const sent = { ...bare, key: key() }
  await send(api.contact, sent)
  await send(api.contact, { ...sent, notes: 'And for a shop?' })
  await send(api.contact, bare)
  expect((await refs.messages.where('email', '==', bare.email).get()).size).toBe(3)
})
