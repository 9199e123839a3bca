import { deleteProfile } from 'domain/api/accounts.ts'
import type { GivenReason, ReasonField } from 'domain/decisions/reasons.ts'
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

const point = (id: string, fields: ReasonField[], is_final = false): GivenReason => ({
  id,
  label: `Label of ${id}`,
  text: `Text of ${id}`,
  is_final,
  fields,
})
const rejectedFor = (reasons: GivenReason[], is_reviewed = false) => ({
  ...statusFields('rejected'),
  rejection: { reasons, note: '', at: '2026-01-05T03:04:05.000Z', revision: 1, is_reviewed },
})
const rejected = rejectedFor([point('name', ['first_name', 'last_name']), point('city', ['city'])])
const closed = [point('duplicate', [], true)]
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

test('an applicant downloads the data and withdraws the application', async () => {
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

test('the names of the documents that were sent stand apart', async () => {
  await show(<ApplicationView session={session({ cnic_front: 'front', cnic_back: 'back' })} />)
  await expect.element(page.getByText('CNIC, front · CNIC, back', { exact: true })).toBeVisible()
})

test('a rejection lists its points; an applicant without corrections asks for a review and is pending again', async () => {
  const { user, ...rest } = session(rejected)
  await show(<ApplicationView session={{ ...rest, user }} />)
  await expect.element(page.getByRole('heading', { name: 'Please correct 2 points, Palwasha' })).toBeVisible()
  await expect.element(page.getByText('Needs correction', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '1 Label of name' })).toBeVisible()
  await page.getByRole('heading', { name: 'Ask for a review' }).click()
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

test('a final rejection has no form, but allows one review', async () => {
  const { unmount } = await show(<ApplicationView session={session(rejectedFor(closed))} />)
  await expect.element(page.getByRole('heading', { name: 'We cannot accept this application' })).toBeVisible()
  await expect.element(page.getByText('Rejected', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Text of duplicate')).toBeVisible()
  await expect.element(button('Send again')).not.toBeInTheDocument()
  await page.getByRole('heading', { name: 'Ask for a review' }).click()
  await expect.element(button('Ask for a review')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await unmount()
  await show(<ApplicationView session={session(rejectedFor(closed, true))} />)
  await expect.element(page.getByText(/This decision is final/)).toBeVisible()
  await expect.element(button('Ask for a review')).not.toBeInTheDocument()
})

test('a rejection of an earlier version is one point with all fields', async () => {
  const old = { ...statusFields('rejected'), rejection_reason: 'The card is too dark.' }
  await show(<ApplicationView session={session(old)} />)
  const heading = 'Your application needs a correction, Palwasha'
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect.element(page.getByText('“The card is too dark.”')).toBeVisible()
  const city = page.getByLabelText(en.label.city, { exact: false })
  await expect.element(city).toBeVisible()
  await expect.element(page.getByText('Change something else')).not.toBeInTheDocument()
  await city.fill('Haripur')
  await expect.element(page.getByText('Every point is corrected or answered.')).toBeVisible()
})

test.each(WIDTHS)('the page of a rejected application is accessible at %s px', async (width) => {
  await setWidth(width)
  await show(<ApplicationView session={session(rejected)} />)
  await expect.element(button('Send again')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await page.getByRole('heading', { name: 'Your data and account' }).click()
  await page.getByRole('heading', { name: 'Change something else' }).click()
  await expect.element(button('Delete my account')).toBeVisible()
  await expect.element(page.getByLabelText(en.label.gender)).toBeVisible()
  expect(await findViolations()).toEqual([])
})
