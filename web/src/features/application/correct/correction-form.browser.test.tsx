import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendFormSignedIn } from '#lib/firebase/send-form-signed-in.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { CorrectionForm } from './correction-form.tsx'

vi.mock('#lib/firebase/send-form-signed-in.ts')

const user = { ...ANY_USER, revision: 3 }
const onSent = vi.fn()
const field = (name: 'city' | 'cnic' | 'address') =>
  page.getByLabelText(en.label[name], { exact: false }).first()
const send = () => page.getByRole('button', { name: 'Send again' }).click()

beforeEach(() => {
  localStorage.clear()
  vi.mocked(sendFormSignedIn).mockReset()
  onSent.mockReset()
})

test('only changed fields are sent with the revision they are based on; a home business moves with the address', async () => {
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

test('a lost response keeps the text, even after a reload, and the same correction can be sent again', async () => {
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

test('invalid fields are listed above the form, and neither they nor an empty correction are sent', async () => {
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await send()
  await expect.element(page.getByText(en.users.nothingCorrected)).toBeVisible()
  await expect.element(page.getByText('Is everything you sent correct?', { exact: false })).toBeVisible()
  await field('cnic').fill('131')
  await send()
  const listed = page.getByRole('link', { name: /^CNIC/ })
  await expect.element(listed).toBeVisible()
  await listed.click()
  await expect.element(field('cnic')).toHaveFocus()
  expect(sendFormSignedIn).not.toHaveBeenCalled()
})

test('an error of the server is shown next to the button', async () => {
  const detail = en.users.taken(['username'])
  vi.mocked(sendFormSignedIn).mockResolvedValue({ status: 409, body: { detail } })
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await field('city').fill('Haripur')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: detail })).toBeVisible()
  expect(onSent).not.toHaveBeenCalled()
})

test.each(WIDTHS)('the form is accessible at %s px', async (width) => {
  await setWidth(width)
  await show(<CorrectionForm user={user} onSent={onSent} />)
  await expect.element(field('city')).toBeVisible()
  expect(await findViolations()).toEqual([])
})
