import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/http/call.ts'
import { HttpError } from '#lib/http/http.ts'
import { isPassword } from '../auth.ts'
import { changePassword } from './change-password.ts'

vi.mock('#lib/http/call.ts', () => ({ call: vi.fn() }))
vi.mock('../auth.ts', () => ({
  idToken: async () => 'token',
  isPassword: vi.fn(),
  replaceSession: (work: () => Promise<void>) => work(),
  signInWithToken: async () => {},
}))

beforeEach(() => void vi.resetAllMocks())

const change = () => changePassword('the old one', 'the new one')

async function failWith(error: Error) {
  vi.mocked(call).mockRejectedValueOnce(error)
  await expect(change()).rejects.toBe(error)
}

test.each([
  ['a lost answer', new TypeError('Failed to fetch')],
  ['a failure of the server', new HttpError(500, { detail: 'Something went wrong.' })],
])('after %s the next try succeeds without a call if the new password works', async (_what, error) => {
  await failWith(error)
  vi.mocked(isPassword).mockResolvedValueOnce(true)
  await change()
  expect(isPassword).toHaveBeenCalledExactlyOnceWith('the new one')
  expect(call).toHaveBeenCalledOnce()
})

test('after a rejection the next try calls the server again', async () => {
  await failWith(new HttpError(403, { detail: 'The current password is wrong.' }))
  vi.mocked(call).mockResolvedValueOnce({ custom_token: 'token' })
  await change()
  expect(isPassword).not.toHaveBeenCalled()
  expect(call).toHaveBeenCalledTimes(2)
})
