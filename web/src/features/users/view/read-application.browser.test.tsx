import type { Rejection, Resubmission } from 'domain/decisions/reasons.ts'
import { statusFields } from 'domain/status.ts'
import { attemptOf } from 'domain/stored/attempt.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth } from '#testing/show.tsx'
import { storeUsers } from '../testing/live-queries.ts'
import {
  applicant,
  approved,
  approveMember,
  approving,
  dialog,
  GUL,
  HAWA,
  HISTORY,
  showRequests,
} from '../testing/requests.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => import('../testing/private-picture.ts'))
vi.mock('#lib/firebase/live-queries.ts', () => import('../testing/live-queries.ts'))

beforeEach(() => storeUsers([GUL, HAWA]))
afterEach(() => setWidth(1280))

test('an application shows earlier decisions with reason and person, and whether the e-mail is confirmed', async () => {
  const { connection } = await showRequests()
  connection.isVerified = false
  await expect.element(page.getByText('31 are late')).toBeVisible()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  const request = dialog('Gul Panra')
  await expect.element(approveMember).toBeEnabled()
  await expect.element(request.getByText('Rejected by Nasreen Akhtar')).toBeVisible()
  await expect.element(request.getByText('The back is too dark.', { exact: false })).toBeVisible()
  await expect.element(request.getByText('E-mail not confirmed')).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('the whole CNIC is shown with text of twice the size', async ({ onTestFinished }) => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  await setWidth(360)
  await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  const cnic = dialog('Gul Panra').getByText('13101-1234567-1', { exact: true })
  await expect.element(cnic).toBeVisible()
  document.documentElement.style.fontSize = '200%'
  const digits = document.createRange()
  digits.selectNodeContents(cnic.element())
  await expect.poll(() => digits.getBoundingClientRect().right).toBeLessThanOrEqual(360)
})

test("the applicant's reply to a rejection is shown first, also after a correction", async () => {
  const answer = { by: 'gul', by_name: 'Gul Panra', at: '2026-03-12T08:00:00.000Z' } as const
  const decisions = [...HISTORY.decisions]
  const { revision } = GUL
  HISTORY.decisions.push({ ...answer, revision, action: 'user:appeal', reason: 'It is as dark as this.' })
  await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  const request = dialog('Gul Panra')
  const unchanged = request.getByText('The applicant changed nothing and asks for a review.')
  await expect.element(unchanged).toBeVisible()
  await expect.element(request.getByText('It is as dark as this.').first()).toBeVisible()
  await expect.element(request.getByText('The applicant asked for a review').first()).toBeVisible()
  storeUsers([{ ...GUL, revision: revision + 1 }, HAWA])
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect.element(request.getByText(/has corrected the application since/)).toBeVisible()
  await expect.element(unchanged).not.toBeInTheDocument()
  HISTORY.decisions = decisions
})

test('a change while reading blocks the decision until it is marked as read', async () => {
  const { asked } = await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  storeUsers([{ ...GUL, cnic: '13101-7654321-8', revision: 2 }, HAWA])
  await expect.element(page.getByText('This application has changed.')).toBeVisible()
  await expect.element(page.getByText(/Changed at \d{1,2}:\d\d\s[AP]M: CNIC\./)).toBeVisible()
  await expect.element(page.getByText('13101-1234567-1', { exact: true })).toBeVisible()
  await userEvent.keyboard('a')
  await approveMember.click({ force: true })
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect.element(page.getByRole('heading', { name: 'Gul Panra' })).toHaveFocus()
  await approveMember.click()
  await expect.poll(() => asked).toEqual([approving('gul', 2)])
})

test('an approved user is deleted in the dialog too, after a confirmation', async () => {
  storeUsers([GUL, HAWA, approved(applicant('nida', 'Nida Swati'))])
  const { asked } = await showRequests('/dashboard?tab=requests&open=nida')
  await dialog('Nida Swati').getByRole('button', { name: 'Delete User' }).click()
  const question = page.getByRole('alertdialog', { name: en.users.deleteConfirm })
  await question.getByRole('button', { name: 'Delete User' }).click()
  await expect.poll(() => asked.at(-1)).toBe('/api/auth/users/nida/delete/')
})

test('where card pictures were removed, the dialog says when, and after which decision', async () => {
  const removed = {
    ...approved(GUL),
    approvedAt: '2026-12-03T06:00:00.000Z',
    cnic_front: '',
    cnic_back: '',
    cardsRemovedAt: '2027-03-03T22:00:00.000Z',
  }
  storeUsers([removed, HAWA, applicant('third', 'Third')])
  await showRequests('/dashboard?tab=requests&open=gul')
  const details = dialog('Gul Panra')
  await expect.element(details.getByText('Card pictures removed on March 4, 2027')).toBeVisible()
  await expect.element(details.getByText(/after the decision of December 3, 2026/)).toBeVisible()
  expect(details.getByText('Removed', { exact: true }).elements()).toHaveLength(2)
  expect(await findViolations()).toEqual([])
  await setWidth(390)
  const { scrollWidth } = details.element()
  expect(scrollWidth).toBeLessThanOrEqual(390)
  await setWidth(1280)
})

test('reasons and note stay after going back, a lost connection and a change; shortcuts do nothing in the note', async () => {
  const { asked, connection } = await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  await userEvent.keyboard('r')
  await page.getByRole('checkbox', { name: /^CNIC differs/ }).click()
  const note = page.getByLabelText(/^Note to the applicant/)
  await note.click()
  await userEvent.keyboard('a{Enter}b{ArrowUp}x')
  await expect.element(note).toHaveValue('ax\nb')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('r')
  await expect.element(note).toHaveValue('ax\nb')
  const send = page.getByRole('button', { name: /^Reject with 1 reason/ })
  connection.isCut = true
  await send.click()
  await expect.element(dialog('Gul Panra').getByText(en.users.rejectError)).toBeVisible()
  connection.isCut = false
  storeUsers([{ ...GUL, revision: 2 }, HAWA])
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await send.click()
  const rejection = {
    reasons: [{ id: 'cnic-differs', fields: ['cnic'] }],
    note: 'ax\nb',
    office_note: '',
  }
  const data = { id: 'gul', revision: 2, rejection_reason: '', ...rejection }
  await expect.poll(() => asked.at(-1)).toBe(`/callable/rejectUser ${JSON.stringify({ data })}`)
})

test('with the keyboard alone, a question that is closed leaves the focus where it was asked', async () => {
  const { asked, connection } = await showRequests()
  connection.isVerified = false
  const tabTo = async (name: RegExp | string) => {
    const button = page.getByRole('button', { name, exact: true }).element()
    for (let tabs = 0; tabs < 60 && document.activeElement !== button; tabs += 1) await userEvent.tab()
    expect(document.activeElement).toBe(button)
  }
  await tabTo('Start with the oldest')
  await userEvent.keyboard('{Enter}')
  await expect.element(approveMember).not.toHaveAttribute('aria-disabled', 'true')
  const reject = page.getByRole('button', { name: /^Reject…/ })
  const firstReason = page.getByRole('checkbox', { name: /^Card cannot be read/ })
  await tabTo(/^Reject…/)
  await userEvent.keyboard('{Enter}')
  await expect.element(firstReason).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(reject).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(firstReason).toHaveFocus()
  await tabTo(/^Cancel/)
  await userEvent.keyboard('{Enter}')
  await expect.element(reject).toHaveFocus()
  await tabTo(/^Approve Member/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Before you approve' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(approveMember).toHaveFocus()
  await tabTo('Delete User')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Delete User' })).toHaveFocus()
  // by its key, from elsewhere
  await userEvent.keyboard('r')
  await expect.element(firstReason).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Delete User' })).toHaveFocus()
  expect(asked).toEqual([])
})

test('an optional office note is sent with the approval', async () => {
  const { asked } = await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  await expect.element(page.getByLabelText(/^Office note/)).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect.element(page.getByLabelText(/^Office note/)).toHaveFocus()
  await userEvent.keyboard('Seen her shop.{Control>}{Enter}{/Control}')
  await expect.poll(() => asked).toEqual([approving('gul', 1, 'Seen her shop.')])
})

test('after a correction the dialog shows the changes for each point, and compares two attempts', async () => {
  const rejection = {
    reasons: [
      { id: 'name', label: 'Name differs from card', text: '', is_final: false, fields: ['first_name'] },
      { id: 'cnic', label: 'CNIC differs from card', text: '', is_final: false, fields: ['cnic'] },
    ],
    note: '',
    at: '2026-03-11T10:20:00.000Z',
    revision: 1,
    is_reviewed: false,
  } satisfies Rejection
  const resubmission = {
    fields: ['first_name', 'city'],
    answers: [{ id: 'cnic', text: 'It is the number of my card.' }],
  } satisfies Resubmission
  const first = { ...GUL, first_name: 'G' }
  const rejected = { ...GUL, ...statusFields('rejected'), first_name: 'Gull', revision: 2, rejection }
  HISTORY.attempts = [attemptOf(first), attemptOf(rejected)]
  storeUsers([{ ...GUL, city: 'Haripur', revision: 3, rejection, resubmission }, HAWA])
  await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  const request = dialog('Gul Panra')
  const point = (name: RegExp) =>
    request.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect.element(point(/^1. Name differs/).getByText('Corrected')).toBeVisible()
  await expect.element(point(/^1. Name differs/).getByText('Gull', { exact: true })).toBeVisible()
  await expect.element(point(/^2. CNIC differs/).getByText('It is the number of my card.')).toBeVisible()
  await expect
    .element(point(/^Changed without being asked/).getByText('Haripur', { exact: false }))
    .toBeVisible()
  await request.getByRole('button', { name: 'Compare attempts' }).click()
  const table = request.getByRole('table', { name: 'Two attempts side by side' })
  const row = (name: RegExp) => table.getByRole('row', { name })
  await expect.element(row(/^City changed/).getByRole('cell', { name: 'Haripur' })).toBeVisible()
  await expect.element(row(/^CNIC, front/).getByText('The same picture')).toBeVisible()
  expect(await findViolations()).toEqual([])
  HISTORY.attempts = []
})
