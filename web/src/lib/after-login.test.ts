import { expect, test } from 'vitest'
import { addressAfterLogin } from './after-login.ts'
import { paths } from './paths.ts'

const after = (address: string) =>
  addressAfterLogin(new URL(paths.loginFor(address), 'https://x.example').search)

test.each(['/dashboard', '/dashboard?tab=blogs', '/dashboard?tab=users&page=2'])(
  'who asked for %s lands there after the sign-in',
  (address) => {
    expect(after(address)).toBe(address)
  },
)

test.each([
  '',
  '/home',
  '/dashboard-of-somebody',
  '//evil.example/dashboard',
  'https://evil.example/dashboard',
  '/\\evil.example/dashboard',
  'javascript:alert(1)',
  'https://[',
])('%j leads to the dashboard and nowhere else', (address) => {
  expect(after(address)).toBe('/dashboard')
})

test('a sign-in that nobody was sent to leads to the dashboard', () => {
  expect(addressAfterLogin('')).toBe('/dashboard')
})
