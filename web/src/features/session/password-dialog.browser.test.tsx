import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isPassword } from '#lib/firebase/auth.ts'
import { requestPassword } from '#lib/firebase/call-signed-in.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { askToSignInAgain } from './log-out.ts'
import { PasswordHost } from './password-host.tsx'

vi.mock('#lib/firebase/auth.ts')
vi.mock('./log-out.ts')

const field = page.getByLabelText(en.label.password, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Enter your password to continue' })

/** Enters a password and sends it. */
async function enter(password: string) {
  await field.fill(password)
  await button('Continue').click()
}

beforeEach(() => void vi.resetAllMocks())

test('the right password confirms, at any width, and two calls at once share the question', async () => {
  vi.mocked(isPassword).mockResolvedValue(true)
  await show(<PasswordHost user={ANY_USER} />)
  const asked = [requestPassword('Delete your account'), requestPassword('Export this list')]
  await expect.element(dialog.getByText('Delete your account')).toBeVisible()
  await expect.element(field).toHaveFocus()
  for (const width of WIDTHS) {
    await setWidth(width)
    expect(await findViolations()).toEqual([])
  }
  await enter('three walnut trees')
  expect(await Promise.all(asked)).toEqual([true, true])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Cancel refuses, and a later call asks again', async () => {
  await show(<PasswordHost user={ANY_USER} />)
  for (const about of ['Suspend Gul', 'Reinstate Gul']) {
    const asked = requestPassword(about)
    await expect.element(dialog.getByText(about)).toBeVisible()
    await button('Cancel').click()
    expect(await asked).toBe(false)
  }
  expect(isPassword).not.toHaveBeenCalled()
})

test('wrong passwords are counted, and the fifth ends the session', async () => {
  vi.mocked(isPassword).mockResolvedValue(false)
  await show(<PasswordHost user={ANY_USER} />)
  void requestPassword()
  await expect.element(dialog).toBeVisible()
  for (const left of ['4 more tries', '3 more tries', '2 more tries', '1 more try']) {
    await enter('wrong')
    await expect.element(dialog.getByText(new RegExp(`You have ${left}\\.$`))).toBeVisible()
    await expect.element(field).toHaveFocus()
  }
  expect(askToSignInAgain).not.toHaveBeenCalled()
  await enter('wrong')
  await expect.poll(() => vi.mocked(askToSignInAgain).mock.calls.length).toBe(1)
})

test('without a connection no try is lost', async () => {
  vi.mocked(isPassword).mockRejectedValueOnce(new TypeError('No connection'))
  vi.mocked(isPassword).mockResolvedValue(false)
  await show(<PasswordHost user={ANY_USER} />)
  void requestPassword()
  await expect.element(dialog).toBeVisible()
  await enter('three walnut trees')
  await expect.element(dialog.getByText(en.server.unreachable)).toBeVisible()
  await enter('wrong')
  await expect.element(dialog.getByText(/You have 4 more tries\.$/)).toBeVisible()
})
