import { confirmEmailLink, getEmailLink } from 'domain/api/email-change.ts'
import type { EmailLink } from 'domain/email-change.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#lib/http/call.ts'
import { HttpError } from '#lib/http/http.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { EmailChangeNotice } from './email-change-notice.tsx'

vi.mock('#lib/http/call.ts')

const link = (state: EmailLink['state'], side: EmailLink['side'] = 'new'): EmailLink => ({
  side,
  email: 'palwasha@shawls.example',
  state,
})
const heading = (name: string) => page.getByRole('heading', { name })
const yes = page.getByRole('button', { name: 'Confirm address' })

beforeEach(() => void vi.mocked(call).mockReset())

test('a link confirms only after a press of the button, and the result has the focus', async () => {
  vi.mocked(call).mockResolvedValueOnce(link('asks')).mockResolvedValueOnce(link('waits'))
  await show(<EmailChangeNotice code="any" />)
  await expect.element(heading('Confirm your new e-mail address')).toBeVisible()
  expect(vi.mocked(call).mock.calls).toEqual([[getEmailLink, {}, { headers: { 'x-code': 'any' } }]])
  await yes.click()
  await expect.element(heading('Thank you. One of the two addresses is confirmed.')).toHaveFocus()
  expect(vi.mocked(call).mock.lastCall).toEqual([confirmEmailLink, { code: 'any' }])
})

test.each([
  ['waits', 'You have already confirmed this address'],
  ['done', 'This change is already confirmed'],
  ['refused', 'This address cannot be used'],
] as const)('a second visit shows the state %s', async (state, title) => {
  vi.mocked(call).mockResolvedValueOnce(link(state, 'old'))
  await show(<EmailChangeNotice code="any" />)
  await expect.element(heading(title)).toBeVisible()
  await expect.element(yes).not.toBeInTheDocument()
})

test.each([
  ['new', 'You asked to sign in with palwasha@shawls.example from now on.', 'Confirm address'],
  ['old', 'You asked to sign in with palwasha@shawls.example instead of this address.', 'Confirm change'],
] as const)('the link to the %s address says what is asked', async (side, text, name) => {
  vi.mocked(call).mockResolvedValueOnce(link('asks', side))
  await show(<EmailChangeNotice code="any" />)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name })).toBeVisible()
})

test('a spent link says so, and after a lost connection the button stays', async () => {
  vi.mocked(call).mockRejectedValueOnce(new HttpError(404, {}))
  const { unmount } = await show(<EmailChangeNotice code="any" />)
  await expect.element(heading('This link no longer works')).toBeVisible()
  await unmount()

  vi.mocked(call).mockRejectedValueOnce(new TypeError('No connection')).mockResolvedValueOnce(link('asks'))
  await show(<EmailChangeNotice code="any" />)
  await page.getByRole('button', { name: 'Try again' }).click()
  vi.mocked(call).mockRejectedValueOnce(new TypeError('No connection')).mockResolvedValueOnce(link('done'))
  await yes.click()
  await expect.element(page.getByText(/press the button again/)).toBeVisible()
  await yes.click()
  await expect.element(heading('Your e-mail address has changed')).toHaveFocus()
})

test.each(WIDTHS)('the page is accessible at %s px', async (width) => {
  await setWidth(width)
  vi.mocked(call).mockResolvedValueOnce(link('asks', 'old'))
  await show(<EmailChangeNotice code="any" />)
  await expect.element(page.getByRole('button', { name: 'Confirm change' })).toBeVisible()
  expect(await findViolations()).toEqual([])
})
