import { expect, test } from 'vitest'
import { errorCodes } from './error-codes.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test('errors of a mail server are stored as codes, without the recipient', () => {
  const refused =
    "Can't send mail - all recipients were rejected: 550 5.1.1 <gul.khan@b.example> user gul.khan unknown"
  const more = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }
  expect(errorCodes(failure(refused, more))).toBe('EENVELOPE RCPT TO 550 5.1.1')
  expect(errorCodes(failure('connect ECONNREFUSED 127.0.0.1:1', { code: 'ESOCKET', command: 'CONN' }))).toBe(
    'ESOCKET CONN ECONNREFUSED',
  )
  expect(errorCodes(failure('There is no user', { code: 'auth/internal-error' }))).toBe('auth/internal-error')
  expect(errorCodes(new TypeError('gul.khan@b.example is not a function'))).toBe('TypeError')
  for (const nothing of [undefined, null, 'gul.khan@b.example']) expect(errorCodes(nothing)).toBe('unknown')
})
