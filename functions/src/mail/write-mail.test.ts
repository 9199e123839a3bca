import { samples } from 'domain/content/samples.ts'
import type { HealthCode } from 'domain/office/health.ts'
import { NOTHING_WAITS } from 'domain/office/office-mails.ts'
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

test.each([
  ['en', 1, 'within 1 working day,'],
  ['en', 3, 'within 3 working days,'],
  ['ur', 1, '1 دفتری دن\u{2069} کے اندر'],
  ['ur', 3, '3 دفتری دنوں\u{2069} کے اندر'],
] as const)(
  'in %s the office promises to read an application in %i working days',
  (language, days, promise) => {
    const organisation = { ...samples.organisation, readingDays: days }
    const link = 'https://chamber.example/verify-email'
    const { text } = writeMail({ template: 'received', language, data: {} }, link, organisation)
    expect(text).toContain(promise)
  },
)

const dailyMail = (counts: object) =>
  writeMail(
    {
      template: 'officeDaily',
      language: 'en',
      data: { counts: JSON.stringify({ ...NOTHING_WAITS, ...counts }) },
    },
    'https://chamber.example/dashboard',
    samples.organisation,
  )

test('the e-mail of the day names everything that is wrong', () => {
  const since = '2027-03-08T03:15:00.000Z'
  const problem = (code: HealthCode, more: object = {}) => ({ code, since, count: 0, steps: [], ...more })
  const { notice } = dailyMail({
    problems: [
      problem('address'),
      problem('certificate', { count: 9 }),
      problem('certificate'),
      problem('publishing'),
      problem('paused', { reason: 'A wrong price.' }),
      problem('mails', { count: 9, since: '' }),
      problem('claims'),
      problem('intents'),
      problem('daily', { steps: ['removal', 'suspects'] }),
      problem('daily'),
      problem('daily', { since: '' }),
      problem('shards', { count: 2 }),
      problem('backup'),
      problem('backup', { since: '' }),
    ],
  })
  expect(notice).toEqual({
    isGood: false,
    text: `The website could not be opened at its address since March 8, 2027, 08:15.
The certificate of the website's address ends soon. Days left: 9.
The certificate of the website's address has ended, or ends today.
The website could not be published since March 8, 2027, 08:15.
Publishing is paused since March 8, 2027, 08:15. Reason: A wrong price.
E-mails that were not sent: 9.
A decision about a user has not taken full effect since March 8, 2027, 08:15.
Interrupted work could not be finished since March 8, 2027, 08:15.
The daily job could not finish: removing old data, removing suspected spam.
The daily job has not run since March 8, 2027, 08:15.
The daily job has not run.
Parts of the users' list that could not be compared: 2.
There is no backup since March 8, 2027, 08:15.
No backup is known.`,
  })
  expect(dailyMail({ problems: [] }).notice).toMatchObject({ isGood: true })
  expect(dailyMail({ problems: [], missed: 2 }).notice).toEqual({
    isGood: false,
    text: 'Posts, events and pages that were not published at their time: 2.',
  })
})

test('an e-mail of the day that an earlier version queued does not claim that everything works', () => {
  const { notice, text } = dailyMail({ problems: undefined, failed: 3 })
  expect(notice).toBeUndefined()
  expect(text).not.toContain('Everything works')
})
