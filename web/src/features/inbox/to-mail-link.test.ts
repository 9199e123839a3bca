import { expect, test } from 'vitest'
import { toMailLink } from './to-mail-link.ts'

test('a reply has a subject with the reference, and quotes each line of the message', () => {
  const link = toMailLink({
    to: 'gul@example.org',
    subject: 'Re: Fees (WCN-7K4Q2M)',
    quoted: 'Salam\nWhat & how?',
  })
  expect(link).toBe(
    'mailto:gul@example.org?subject=Re%3A%20Fees%20(WCN-7K4Q2M)&body=%0D%0A%0D%0A%3E%20Salam%0D%0A%3E%20What%20%26%20how%3F',
  )
})

test('text of a stranger adds no header and no recipient', () => {
  const link = toMailLink({ to: 'a?bcc=all@example.org', subject: 'Fees\r\nBcc: all@example.org&cc=x' })
  expect(link).toBe(
    'mailto:a%3Fbcc%3Dall@example.org?subject=Fees%20Bcc%3A%20all%40example.org%26cc%3Dx&body=',
  )
})

test.each([['a'], ['گ'], ['🧵']])('five thousand %s make a link of acceptable length', (letter) => {
  const link = toMailLink({ to: 'gul@example.org', subject: 'Fees', quoted: letter.repeat(5_000) })
  expect(link.length).toBeLessThanOrEqual(1_900)
  expect(decodeURIComponent(link)).toMatch(/ \[…\]$/)
})
