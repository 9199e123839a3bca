import {
  type GivenReason,
  type ReasonField,
  type Rejection,
  rejectionOfText,
} from 'domain/decisions/reasons.ts'
import { statusFields } from 'domain/status.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendFormSignedIn } from '#lib/firebase/send-form-signed-in.ts'
import { DRAFT_PREFIX } from '#lib/storage.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { correctionDraft, dropSentDrafts } from './drafts.ts'
import { PointsForm } from './points-form.tsx'

vi.mock('#lib/firebase/send-form-signed-in.ts')

const point = (id: string, fields: ReasonField[]): GivenReason => ({
  id,
  label: `Label of ${id}`,
  text: `Text of ${id}`,
  is_final: false,
  fields,
})
const rejectionFor = (reasons: GivenReason[]): Rejection => ({
  reasons,
  note: 'Please come by.',
  at: '2026-01-05T03:04:05.000Z',
  revision: 3,
  is_reviewed: false,
})
const user = { ...ANY_USER, ...statusFields('rejected'), revision: 3 }
const TWO_POINTS = rejectionFor([point('name', ['first_name', 'last_name']), point('place', ['city'])])
const onSent = vi.fn()
const showPoints = (rejection = TWO_POINTS, changed: object = {}) =>
  show(<PointsForm user={{ ...user, ...changed }} rejection={rejection} onSent={onSent} />)

const field = (name: 'city' | 'cnic' | 'first_name' | 'date_of_birth') =>
  page.getByRole('textbox', { name: en.label[name], exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const needed = (text: string) => page.getByRole('status').filter({ hasText: text })
const section = (name: string) => page.getByRole('region', { name })

beforeEach(() => {
  localStorage.clear()
  vi.mocked(sendFormSignedIn).mockReset()
  onSent.mockReset()
})

test('each point is corrected or replied to, then all of it is sent together', async () => {
  vi.mocked(sendFormSignedIn).mockResolvedValue({ status: 200, body: { revision: 4 } })
  await showPoints()
  await expect.element(page.getByText('“Please come by.”')).toBeVisible()
  await expect.element(needed('Still needed: Full name · City')).toBeVisible()
  await button('Send again').click()
  await expect.element(page.getByText('Please correct or answer every point.')).toBeVisible()
  await expect.element(field('first_name')).toHaveFocus()
  expect(sendFormSignedIn).not.toHaveBeenCalled()

  await section('1 Label of name').getByRole('button', { name: 'My name is correct as it was' }).click()
  await userEvent.keyboard('It is my name.')
  await expect.element(section('1 Label of name Answered')).toBeVisible()
  await expect.element(needed('Still needed: City')).toBeVisible()
  await field('city').fill('Haripur')
  await expect.element(section('2 Label of place Corrected')).toBeVisible()
  await expect.element(needed('Every point is corrected or answered.')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await button('Send again').click()
  await expect.poll(() => onSent.mock.lastCall).toEqual([{ revision: 4 }])
  expect(vi.mocked(sendFormSignedIn).mock.lastCall?.[1]).toMatchObject({
    fields: { city: 'Haripur', answers: '[{"id":"name","text":"It is my name."}]' },
    revision: 3,
  })
})

test('an answer that is removed leaves the focus at the button that opened it', async () => {
  await showPoints()
  await button('My name is correct as it was').click()
  await userEvent.keyboard('It is.{Tab}{Enter}')
  await expect.element(button('My name is correct as it was')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('My name is correct as it was')).toHaveFocus()
  await expect.element(page.getByLabelText('My name is correct as it was')).toHaveValue('')
})

test('other fields may be changed too, and open by themselves if they are invalid', async () => {
  await showPoints()
  const other = page.getByRole('heading', { name: 'Change something else' })
  await expect.element(field('cnic')).not.toBeInTheDocument()
  await other.click()
  await field('cnic').fill('131')
  await expect.element(page.getByText('You changed: CNIC')).toBeVisible()
  await other.click()
  await expect.element(field('cnic')).not.toBeInTheDocument()
  await field('city').fill('Haripur')
  await field('first_name').fill('Palwashay')
  await button('Send again').click()
  await page.getByRole('link', { name: /^CNIC/ }).click()
  await expect.element(field('cnic')).toHaveFocus()
  expect(sendFormSignedIn).not.toHaveBeenCalled()
})

test('both sides of the card are required if they were removed at the end of their term', async () => {
  const removed = { cnic_front: '', cnic_back: '', cardsRemovedAt: '2026-05-05T03:04:05.000Z' }
  await showPoints(rejectionFor([point('place', ['city'])]), removed)
  await expect
    .element(page.getByText('We have removed your card pictures. Please add both sides again.'))
    .toBeVisible()
  await expect
    .element(page.getByText('CNIC, back: we have removed this picture. Please add it again.'))
    .toBeVisible()
  await field('city').fill('Haripur')
  await button('Send again').click()
  await expect.poll(() => page.getByText(en.field.fileRequired).elements().length).toBeGreaterThan(1)
  expect(sendFormSignedIn).not.toHaveBeenCalled()
  expect(await findViolations()).toEqual([])
})

test('two points with the same field show it once', async () => {
  await showPoints(rejectionFor([point('one', ['city']), point('two', ['city'])]))
  await expect.element(section('2 Label of two').getByText('City: correct it under point 1.')).toBeVisible()
  await field('city').fill('Haripur')
  await expect.element(needed('Every point is corrected or answered.')).toBeVisible()
})

test('a lost response keeps the text, even after a reload, and no draft has the card number', async () => {
  vi.mocked(sendFormSignedIn).mockRejectedValueOnce(new Error('No connection'))
  const all = rejectionFor([point('card', ['cnic', 'date_of_birth']), point('place', ['city'])])
  const { unmount } = await showPoints(all)
  await field('cnic').fill('13101-7654321-8')
  await page.getByLabelText(en.label.date_of_birth, { exact: true }).fill('1991-06-15')
  await field('city').fill('Haripur')
  await button('Send again').click()
  await expect.element(page.getByText(en.forms.unanswered)).toBeVisible()
  await unmount()
  const draft = localStorage.getItem(DRAFT_PREFIX + correctionDraft(user)) ?? ''
  expect(draft).toContain('Haripur')
  expect(draft).not.toMatch(/7654321|1991-06/)
  await showPoints(all)
  await expect.element(field('city')).toHaveValue('Haripur')
  await expect.element(field('cnic')).toHaveValue(user.cnic)
})

test('an error of the server is shown next to the button', async () => {
  const detail = en.users.taken(['username'])
  vi.mocked(sendFormSignedIn).mockResolvedValue({ status: 409, body: { detail } })
  await showPoints(rejectionFor([point('place', ['city'])]))
  await field('city').fill('Haripur')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: detail })).toBeVisible()
})

test('an error of the server is shown at its field, also if no point asks for it', async () => {
  const fields = { city: ['Not here.'], whatsapp: ['Not there.'] }
  const body = { detail: 'City: Not here. WhatsApp: Not there.', fields }
  vi.mocked(sendFormSignedIn).mockResolvedValue({ status: 400, body })
  await showPoints(rejectionFor([point('place', ['city'])]))
  await field('city').fill('Haripur')
  await button('Send again').click()
  const summary = page.getByRole('region', { name: 'Please correct 2 fields' })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'WhatsApp: Not there.' }).click()
  await expect.element(page.getByRole('textbox', { name: /^WhatsApp/ })).toHaveFocus()
  await field('city').fill('Mansehra')
  await expect.element(field('city')).toHaveAttribute('aria-invalid', 'false')
})

test('a draft stays when a decision raises the revision, and goes with the next sending', async () => {
  const { unmount } = await showPoints()
  await field('city').fill('Haripur')
  await button('My name is correct as it was').click()
  await userEvent.keyboard('It is my name.')
  await unmount()
  const undone = { ...user, ...statusFields('pending'), revision: 4 }
  const pending = await show(<CorrectionForm user={undone} onSent={onSent} />)
  await expect.element(page.getByRole('textbox', { name: 'City (optional)' })).toHaveValue('Haripur')
  await expect.element(page.getByText(/We do not save a CNIC, date of birth or picture/)).toBeVisible()
  await pending.unmount()
  const again = { ...user, revision: 5 }
  const rejected = await show(<PointsForm user={again} rejection={TWO_POINTS} onSent={onSent} />)
  await expect.element(needed('Every point is corrected or answered.')).toBeVisible()
  await rejected.unmount()
  dropSentDrafts({ ...again, sentAt: '2026-02-03T03:04:05.000Z' })
  expect(Object.keys(localStorage)).toEqual([])
})

test('nothing is called optional if the note of an earlier version asks for it', async () => {
  await showPoints(rejectionOfText('The back of the card is too dark.', '', 3))
  await expect.element(page.getByText('(optional)')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('New picture: CNIC, back', { exact: true })).toBeInTheDocument()
})

test.each(WIDTHS)('the points are accessible at %s px', async (width) => {
  await setWidth(width)
  await showPoints(
    rejectionFor([
      point('card', ['cnic_front', 'business_document']),
      point('rest', ['role', 'designation', 'username', 'business_address', 'gender']),
    ]),
  )
  await expect.element(page.getByRole('radio', { name: /^Team/ })).toBeVisible()
  expect(await findViolations()).toEqual([])
})
