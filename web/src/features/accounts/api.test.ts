import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { readRefusal } from './api.ts'

test.each([
  ['an error', { error: 'Too many.' }, 'Too many.', {}],
  [
    'messages by field',
    { email: ['Taken.'], cnic: ['Short.', 'Odd.'] },
    'Taken. Short. Odd.',
    { email: 'Taken.', cnic: 'Short. Odd.' },
  ],
  ['an empty map', {}, en.register.failed, {}],
  ['an empty list', { email: [] }, en.register.failed, {}],
  ['something else', 'no', en.register.failed, {}],
  ['nothing', null, en.register.failed, {}],
])('an error with %s', (_name, body, message, fields) => {
  expect(readRefusal(body, en)).toEqual({ ok: false, message, fields })
})
