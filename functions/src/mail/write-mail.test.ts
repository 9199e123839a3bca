import { samples } from 'domain/content/samples.ts'
import { expect, test } from 'vitest'
import { writeMail } from './write-mail.ts'

const replyTo = (quoted: string) =>
  writeMail(
    {
      template: 'reply',
      language: 'en',
      data: { reference: 'WCN-7K4Q2M', subject: 'Fees', text: 'Rs 1,500.', name: 'Mehreen Abbasi', quoted },
    },
    'https://chamber.example/login',
    samples.organisation,
  ).text

test('a reply quotes the message, and says what to do if somebody else sent it', () => {
  const text = replyTo('What does it cost?\nAnd when?')
  expect(text).toContain('\n> What does it cost?\n> And when?\n')
  expect(text).toMatch(/\n\nIf you did not send this, somebody used your address by mistake\. [^\n]+$/)
})

test('a reply quotes only the beginning of a long message, in whole characters', () => {
  const long = replyTo('\u{1f9f5}'.repeat(1_001))
  expect(long).toContain(`\n> ${'\u{1f9f5}'.repeat(1_000)} …\n`)
  expect(replyTo('x'.repeat(1_000))).toContain(`\n> ${'x'.repeat(1_000)}\n`)
})
