import type { AddressInfo } from 'node:net'
import type { Endpoint } from 'domain/api/endpoint.ts'
import { NOTHING_WAITS } from 'domain/office/office-mails.ts'
import { rejectionSchema } from 'domain/schemas/decision.ts'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { keptEn } from 'domain/texts/kept-en.ts'
import { mailsEn } from 'domain/texts/mails/mails-en.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeUp } from 'domain/texts/made-up-language.ts'
import { noRefund } from './http/handler.ts'
import { serve } from './http/serve.ts'
import { catalogues } from './languages.ts'
import { writeMail } from './mail/write-mail.ts'

const urdu = catalogues.ur

// Replaces only a catalogue. A translated text proves that no module uses English directly.
beforeAll(() => {
  catalogues.ur = { texts: madeUp(en), mails: madeUp(mailsEn), kept: madeUp(keptEn) }
})
afterAll(() => {
  catalogues.ur = urdu
})

const reject = {
  method: 'POST',
  path: '/api/auth/things/:id/reject/',
  action: 'public',
  body: { as: 'json', schema: rejectionSchema },
  answer: undefined,
} as const satisfies Endpoint

async function ask(language: string | undefined, path = 'things/1/reject', init: RequestInit = {}) {
  const limit = async () => noRefund
  const handle = async () => undefined
  const server = serve({ reject }, { reject: { limit, handle } }).listen(0)
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'application/json', ...(language && { 'accept-language': language }) }
  const address = `http://127.0.0.1:${port}/api/auth/${path}/`
  const response = await fetch(address, { method: 'POST', headers, body: '{}', ...init })
  server.close()
  return ((await response.json()) as { detail: string }).detail
}

test.each([
  ['ur', '«Reason»: «Reason is required.»'],
  ['UR-pk', '«Reason»: «Reason is required.»'],
  ['fr, ur;q=0.5', '«Reason»: «Reason is required.»'],
  ['en;q=0.9, ur;q=0.8', 'Reason is required.'],
  ['ur;q=0, en', 'Reason is required.'],
  ['fr', 'Reason is required.'],
  ['*', 'Reason is required.'],
  [undefined, 'Reason is required.'],
])('an error for a reader of %s is %s', async (language, message) => {
  expect(await ask(language)).toBe(message)
})

test('the error for an unknown address is in the language of the reader', async () => {
  expect(await ask('ur', 'nothing')).toBe(`«${en.server.notFound}»`)
})

test('a mail is written in the language of its recipient', () => {
  const link = 'https://chamber.example/login'
  const data = {
    first_name: 'Gul',
    rejection_reason: '',
    is_final: '',
    is_reviewed: '',
    reference: '',
    amount: '',
    currency: 'USD' as const,
    email: '',
    name: '',
    role: 'member',
    reason: '',
    at: '',
    text: '',
    subject: '',
    quoted: '',
    counts: NOTHING_WAITS,
    planned: {},
    link,
  }
  const { organisation } = samples
  const written = mailsEn.approved(data, organisation)
  const { subject, text } = writeMail(
    { template: 'approved', language: 'ur', data: { first_name: 'Gul' } },
    link,
    organisation,
  )
  expect(subject).toBe(`«${written.subject}»`)
  expect(text).toBe(`«${written.text}»`)
  expect(
    writeMail({ template: 'approved', language: 'en', data: { first_name: 'Gul' } }, link, organisation),
  ).toEqual(written)
})
