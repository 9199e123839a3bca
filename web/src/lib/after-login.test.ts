import { expect, test } from 'vitest'
import { addressAfterLogin } from './after-login.ts'
import { paths } from './paths.ts'

const after = (address: string) =>
  addressAfterLogin(new URL(paths.loginFor(address), 'https://x.example').search)

test.each(['/dashboard', '/dashboard?tab=blogs', '/dashboard?tab=users&page=2'])(
  'a request for %s opens it after the sign-in',
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
])('%j opens the dashboard and nothing else', (address) => {
  expect(after(address)).toBe('/dashboard')
})

test('a direct sign-in opens the dashboard', () => {
  expect(addressAfterLogin('')).toBe('/dashboard')
})
