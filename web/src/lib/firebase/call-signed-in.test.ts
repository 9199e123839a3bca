import { en } from 'domain/texts/en.ts'
import { listFiles } from 'domain/api/files.ts'
import { expect, test, vi } from 'vitest'
import { errorText } from '../format/use-error-text.ts'
import { CancelledError, HttpError } from '../http/http.ts'
import { call, callWithHeaders } from '../http/call.ts'
import { idToken } from './auth.ts'
import {
  callSignedIn,
  callSignedInWithHeaders,
  withIdToken,
  answerPasswordRequests,
} from './call-signed-in.ts'

vi.mock('./auth.ts', () => ({ idToken: vi.fn() }))
vi.mock('../http/call.ts', () => ({ call: vi.fn(), callWithHeaders: vi.fn() }))

const NO_GOOD = new HttpError(401, { detail: 'Your session has ended. Please sign in again.' })
const refused = async () => {
  throw NO_GOOD
}
const give = (...tokens: (string | Error)[]) => {
  const given = vi.mocked(idToken).mockReset()
  for (const token of tokens)
    if (typeof token === 'string') given.mockResolvedValueOnce(token)
    else given.mockRejectedValueOnce(token)
  return given
}

test('a call is made once with the current token', async () => {
  const given = give('first')
  const make = vi.fn(async (token: string) => `done with ${token}`)
  expect(await withIdToken(make)).toBe('done with first')
  expect(given.mock.calls).toEqual([[]])
})

test('if the server rejects the token, the call is made once more with a new one', async () => {
  const given = give('first', 'second')
  const make = vi.fn(async (token: string) => (token === 'first' ? refused() : `done with ${token}`))
  expect(await withIdToken(make)).toBe('done with second')
  expect(given.mock.calls).toEqual([[], [true]])
})

test('without a new token the server’s error is thrown without a retry', async () => {
  give('first', new Error('auth/user-token-expired'))
  const make = vi.fn(refused)
  await expect(withIdToken(make)).rejects.toBe(NO_GOOD)
  expect(make).toHaveBeenCalledOnce()
})

test('any other error is thrown as it is', async () => {
  const given = give('first')
  const failure = new TypeError('Failed to fetch')
  await expect(withIdToken(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(given).toHaveBeenCalledOnce()
})

test('a question for the password that the user cancels ends the call without a message', async () => {
  give('first')
  const tooOld = new HttpError(403, { detail: en.server.signInAgain, code: 'sign-in-again' })
  const end = answerPasswordRequests(async () => false)
  const failure = await withIdToken(() => Promise.reject(tooOld)).catch((error: unknown) => error)
  end()
  expect(failure).toBeInstanceOf(CancelledError)
  expect(errorText(failure, en)).toBe('')
  expect(errorText(tooOld, en)).toBe(en.server.signInAgain)
})

test.each([
  [callSignedIn, call],
  [callSignedInWithHeaders, callWithHeaders],
])('a call has the token, also where its headers are returned', async (make, made) => {
  give('first')
  await make(listFiles, {}, {})
  expect(vi.mocked(made).mock.lastCall?.[2]).toMatchObject({ token: 'first' })
})
