import { deleteProfile } from 'domain/api/accounts.ts'
import { statusFields } from 'domain/status.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isPassword } from '#lib/firebase/auth.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { saveFile } from '#lib/firebase/save-file.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { ApplicationView } from './application-view.tsx'

vi.mock('#lib/firebase/auth.ts')
vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#lib/firebase/save-file.ts')

const rejected = { ...statusFields('rejected'), rejection_reason: 'The card is too dark.' }
const session = (standing: object = {}): OpenSession => {
  const user = { ...ANY_USER, ...standing }
  const actor = { uid: user.id, role: user.role, approved: false }
  return { status: 'open', user, actor, key: '', isHeard: true }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  stubFetch(() => Response.json([]))
})

test('an applicant takes her data with her, and takes her application back', async () => {
  await show(<ApplicationView session={session()} />)
  await button('Download my data').click()
  await expect.poll(() => vi.mocked(saveFile).mock.lastCall?.[1]).toMatch(/^palwasha-\d{4}-\d\d-\d\d\.zip$/)
  await expect.element(page.getByText('Your application', { exact: true }).last()).toBeVisible()
  await expect.element(page.getByText(/membership record/)).not.toBeInTheDocument()
  await page.getByLabelText('Type your username (palwasha) to confirm').fill('palwasha')
  await page.getByRole('textbox', { name: en.label.password }).fill('her password')
  vi.mocked(isPassword).mockResolvedValue(true)
  await button('Delete my account').click()
  await expect.poll(() => vi.mocked(callSignedIn).mock.lastCall).toEqual([deleteProfile, {}])
})

test('who has nothing to correct is led to her words to the office, and waits again when they are sent', async () => {
  const { user, ...rest } = session(rejected)
  await show(<ApplicationView session={{ ...rest, user }} />)
  await button('Send it again').click()
  await button('Nothing to correct?').click()
  await expect.element(page.getByRole('heading', { name: 'Nothing to correct?' })).toHaveFocus()
  await page.getByLabelText(en.label.appeal).fill('It is as dark as this.')
  vi.mocked(callSignedIn).mockResolvedValue({
    ...user,
    ...statusFields('pending'),
    revision: 3,
    sentAt: '2030-01-01T00:00:00.000Z',
  })
  await button('Ask for a review').click()
  const waiting = page.getByRole('heading', { name: /^The office is reading your application again/ })
  await expect.element(waiting).toHaveFocus()
  await expect.element(button('Ask for a review')).not.toBeInTheDocument()
})

test.each(WIDTHS)('nobody is kept out of the page of a refused application at %s px', async (width) => {
  await setWidth(width)
  await show(<ApplicationView session={session(rejected)} />)
  await expect.element(button('Ask for a review')).toBeVisible()
  await expect.element(button('Delete my account')).toBeVisible()
  expect(await findViolations()).toEqual([])
})
