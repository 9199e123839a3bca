import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendFormSignedIn } from '#lib/firebase/send-form-signed-in.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { CorrectionForm } from './correction-form.tsx'

vi.mock('#lib/firebase/send-form-signed-in.ts')

const user = { ...ANY_USER, status: 'rejected', is_rejected: true, revision: 3 } as const
const onSent = vi.fn()
const field = (name: 'city' | 'cnic' | 'address') =>
  page.getByLabelText(en.label[name], { exact: false }).first()
const send = () => page.getByRole('button', { name: 'Send it again' }).click()

beforeEach(() => {
  localStorage.clear()
  vi.mocked(sendFormSignedIn).mockReset()
  onSent.mockReset()
})

test('only what she changed is sent, with the revision that she saw; a business at home moves with her', async () => {
  vi.mocked(sendFormSignedIn).mockResolvedValue({ status: 200, body: { revision: 4 } })
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await field('address').fill('Kunj Ground, Abbottabad')
  await send()
  await expect.poll(() => onSent.mock.lastCall).toEqual([{ revision: 4 }])
  expect(vi.mocked(sendFormSignedIn).mock.lastCall?.[1]).toMatchObject({
    fields: { address: 'Kunj Ground, Abbottabad', business_address: 'Kunj Ground, Abbottabad' },
    revision: 3,
  })
})

test('a lost answer leaves what she wrote, also on a page that is loaded again, and the same again may be sent', async () => {
  vi.mocked(sendFormSignedIn).mockRejectedValueOnce(new Error('No connection'))
  const { unmount } = await show(<CorrectionForm user={user} onSent={onSent} />)
  await field('city').fill('Haripur')
  await send()
  await expect.element(page.getByText(en.forms.unanswered)).toBeVisible()
  await unmount()
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await expect.element(field('city')).toHaveValue('Haripur')
  vi.mocked(sendFormSignedIn).mockResolvedValue({ status: 200, body: { revision: 4 } })
  await send()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

test('what breaks a rule is listed above the form, and nothing is sent; a correction of nothing neither', async () => {
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await send()
  await expect.element(page.getByText(en.users.nothingCorrected)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nothing to correct?' })).toBeVisible()
  await field('cnic').fill('131')
  await send()
  const listed = page.getByRole('link', { name: /^CNIC/ })
  await expect.element(listed).toBeVisible()
  await listed.click()
  await expect.element(field('cnic')).toHaveFocus()
  expect(sendFormSignedIn).not.toHaveBeenCalled()
})

test('what the server says of it stands beside the button', async () => {
  const detail = en.users.taken(['username'])
  vi.mocked(sendFormSignedIn).mockResolvedValue({ status: 409, body: { detail } })
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await field('city').fill('Haripur')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: detail })).toBeVisible()
  expect(onSent).not.toHaveBeenCalled()
})

test.each(WIDTHS)('nobody is kept out of the form at %s px', async (width) => {
  await setWidth(width)
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await expect.element(field('city')).toBeVisible()
  expect(await findViolations()).toEqual([])
})
