import { sendAppeal } from 'domain/api/accounts.ts'
import { statusFields } from 'domain/status.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError } from '#lib/http/http.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { AppealForm } from './appeal-form.tsx'

vi.mock('#lib/firebase/call-signed-in.ts')

const user = { ...ANY_USER, ...statusFields('rejected'), revision: 3 }
const onSent = vi.fn()
const words = page.getByLabelText(en.label.appeal)
const send = () => page.getByRole('button', { name: 'Ask for a review' }).click()

beforeEach(() => {
  localStorage.clear()
  vi.mocked(callSignedIn).mockReset()
  onSent.mockReset()
})

test('the text is required and sent with the rejected revision', async () => {
  vi.mocked(callSignedIn).mockResolvedValue({ revision: 4 })
  await show(<AppealForm user={user} onSent={onSent} />)
  await send()
  await expect.element(words).toHaveFocus()
  expect(callSignedIn).not.toHaveBeenCalled()
  expect(await findViolations()).toEqual([])
  await words.fill(' It is my card. ')
  await send()
  await expect.poll(() => onSent.mock.lastCall).toEqual([{ revision: 4 }])
  expect(vi.mocked(callSignedIn).mock.lastCall).toEqual([
    sendAppeal,
    { appeal: 'It is my card.', revision: 3 },
  ])
})

test('a lost response keeps the text, even after a reload, and a server error is shown', async () => {
  vi.mocked(callSignedIn).mockRejectedValueOnce(new TypeError('No connection'))
  const { unmount } = await show(<AppealForm user={user} onSent={onSent} />)
  await words.fill('It is my card.')
  await send()
  await expect.element(page.getByText(en.forms.unanswered)).toBeVisible()
  await unmount()
  await show(<AppealForm user={user} onSent={onSent} />)
  await expect.element(words).toHaveValue('It is my card.')
  vi.mocked(callSignedIn).mockRejectedValueOnce(new HttpError(429, { detail: en.server.tooMany }))
  await send()
  await expect.element(page.getByText(en.server.tooMany)).toBeVisible()
})
