import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { enterCode, signIn } from '../api.ts'
import { LoginPage } from './login-page.tsx'

vi.mock('../api.ts', { spy: true })
vi.mock('#lib/firebase/auth.ts', () => ({ isSignedIn: async () => false, endSession: async () => {} }))

beforeEach(() => {
  forgetVisit()
  vi.mocked(enterCode).mockReset()
  vi.mocked(signIn).mockReset().mockResolvedValue('code')
})

async function showCodeStep() {
  await show(<LoginPage />)
  await page.getByLabelText(en.label.email, { exact: true }).fill('saima@example.org')
  await page.getByLabelText(en.label.password, { exact: true }).fill('correcthorse1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Enter your code' })).toHaveFocus()
}

test.each(WIDTHS)(
  'at %i px the code is requested after the password, and the keyboard is enough',
  async (width) => {
    await setWidth(width)
    vi.mocked(enterCode).mockResolvedValue(en.secondFactor.wrongCode)
    await showCodeStep()
    const code = page.getByLabelText('One-time code')
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await userEvent.keyboard('{Tab}123456{Enter}')
    await expect.poll(() => vi.mocked(enterCode).mock.calls.map(([typed]) => typed)).toEqual(['123456'])
    await expect.element(page.getByText(en.secondFactor.wrongCode).first()).toBeVisible()
    expect(await findViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('a recovery code can be used instead, and another account can sign in', async () => {
  await showCodeStep()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect.element(page.getByLabelText('Recovery code')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect.element(page.getByLabelText(en.label.password, { exact: true })).toBeVisible()
})
