import { en } from 'domain/texts/en.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { LoginPage } from './login-page.tsx'

vi.mock('../api.ts', () => ({ signIn: async () => 'error' }))
vi.mock('#lib/firebase/auth.ts', () => ({ isSignedIn: async () => false }))
vi.mock('#components/overlay/toast-host.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the form shows a sign-in error by itself when the code for notifications cannot be loaded', async () => {
  await show(<LoginPage />)
  const email = page.getByLabelText(en.label.email, { exact: true })
  await email.fill('saima@example.org')
  await page.getByLabelText(en.label.password, { exact: true }).fill('correcthorse1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: en.login.error })).toBeVisible()
  await expect.element(email).toHaveValue('saima@example.org')
})
