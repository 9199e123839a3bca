import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { LoginPage } from './login-page.tsx'
import { signIn } from '../api.ts'

vi.mock('../api.ts', { spy: true })
vi.mock('#lib/firebase/auth.ts', () => ({ isSignedIn: async () => false }))

const login = page.getByRole('button', { name: 'Login', exact: true })

beforeEach(() => {
  forgetVisit()
  vi.mocked(signIn).mockReset()
})

async function fillIn() {
  await page.getByLabelText(en.label.email, { exact: true }).fill('saima@example.org')
  await page.getByLabelText(en.label.password, { exact: true }).fill('correcthorse1')
}

test('the button stays busy until the next screen, so a second press does not sign in twice', async () => {
  vi.mocked(signIn).mockResolvedValue('success')
  await show(<LoginPage />)
  await fillIn()
  await login.click()
  await expect.poll(() => vi.mocked(signIn).mock.calls).toHaveLength(1)
  await expect.element(page.getByText(en.login.success)).toBeVisible()
  await expect.element(login).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(vi.mocked(signIn)).toHaveBeenCalledTimes(1)
})

test.each(WIDTHS)('at %i px a sign-in error is shown above the button and announced once', async (width) => {
  await setWidth(width)
  vi.mocked(signIn).mockResolvedValue('failed')
  await show(<LoginPage />)
  await fillIn()
  await login.click()
  await expect.element(page.getByText(en.login.failed).nth(1)).toBeVisible()
  await expect.element(page.getByRole('alert').filter({ hasText: en.login.failed })).toBeVisible()
  await expect.element(login).not.toHaveAttribute('aria-disabled', 'true')
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(width)
})
