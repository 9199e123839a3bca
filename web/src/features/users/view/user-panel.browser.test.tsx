import { en } from 'domain/texts/en.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, WIDTHS } from '#testing/show.tsx'
import { storeUsers } from '../testing/live-queries.ts'
import { approveMember, approving, dialog, GUL, HAWA, showRequests } from '../testing/requests.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => import('../testing/private-picture.ts'))
vi.mock('#lib/firebase/live-queries.ts', () => import('../testing/live-queries.ts'))

beforeEach(() => storeUsers([GUL, HAWA]))
afterEach(() => setWidth(1280))

test('Approve on an unopened row opens it; a decision opens the next row and can be undone', async () => {
  const { asked } = await showRequests()
  await page
    .getByRole('row')
    .filter({ hasText: 'Gul Panra' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect.element(dialog('Gul Panra').getByText('1 of 2')).toBeVisible()
  expect(asked).toEqual([])
  expect(await findViolations()).toEqual([])

  await approveMember.click()
  await expect.element(dialog('Bibi Hawa').getByRole('heading', { name: 'Bibi Hawa' })).toHaveFocus()
  await expect.element(dialog('Bibi Hawa').getByText(en.users.approved)).toBeVisible()
  expect(asked).toEqual([approving('gul')])
  await userEvent.keyboard('u')
  await expect.element(dialog('Gul Panra').getByText(en.users.undone)).toBeVisible()
  expect(asked.at(-1)).toBe('/api/auth/users/gul/undo/')
})

test('a user with an unconfirmed e-mail is approved after a confirmation, which the same key does not accept', async () => {
  const { asked, connection } = await showRequests()
  connection.isVerified = false
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  await userEvent.keyboard('a')
  const question = page.getByText(/^Gul Panra has not confirmed /)
  await expect.element(question).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Before you approve' })).toHaveFocus()
  await userEvent.keyboard('a{Enter}')
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await approveMember.click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Approve anyway' }).click()
  await expect.element(dialog('Bibi Hawa').getByText(en.users.approved)).toBeVisible()
  expect(asked).toEqual([approving('gul')])
})

test('a user that was opened is approved from the list, and the toast undoes it', async () => {
  const { asked } = await showRequests()
  const approve = page
    .getByRole('row')
    .filter({ hasText: 'Gul Panra' })
    .getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect.element(approveMember).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await approve.click()
  const toast = page.getByRole('alert')
  await expect.element(toast.getByText(en.users.approved)).toBeVisible()
  expect(asked).toEqual([approving('gul')])
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(toast.getByText(en.users.undone)).toBeVisible()
})

describe.each(WIDTHS)('in a window of %i px', (width) => {
  test('a deletion in the seconds after an approval shows its own message', async () => {
    await setWidth(width)
    await showRequests()
    const row = (name: string) => page.getByRole(width > 880 ? 'row' : 'listitem').filter({ hasText: name })
    await row('Gul Panra').getByRole('button', { name: 'Approve' }).click()
    await expect.element(approveMember).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await row('Gul Panra').getByRole('button', { name: 'Approve' }).click()
    const toast = page.getByRole('alert')
    await expect.element(toast.getByText(en.users.approved)).toBeVisible()
    await row('Bibi Hawa').getByRole('button', { name: 'More actions for Bibi Hawa' }).click()
    await row('Bibi Hawa').getByRole('button', { name: 'Delete Bibi Hawa' }).click()
    await page.getByRole('button', { name: 'Delete User' }).click()
    await expect.element(toast.getByText(en.users.deleted)).toBeVisible()
    await expect.element(toast.getByText(en.users.approved)).not.toBeInTheDocument()
  })
})

test('a selection that is cleared leaves the focus in the list', async () => {
  await showRequests()
  const table = page.getByRole('table', { name: 'Users' })
  await table.getByRole('checkbox', { name: 'Select Gul Panra' }).click()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(page.getByText('2 applications waiting')).toBeVisible()
  expect(document.activeElement?.tagName).toBe('DIV')
  expect(document.activeElement?.contains(table.element())).toBe(true)
})

test('an empty result offers to clear the search, and the tabs still count everybody', async () => {
  await showRequests()
  const tab = page.getByRole('tab', { name: /^Pending Requests/ })
  await expect.element(tab).toHaveTextContent('Pending Requests2')
  storeUsers([])
  await page.getByLabelText('Search users').fill('zzz')
  await expect.element(page.getByText('No users found')).toBeVisible()
  await expect.element(tab).toHaveTextContent('Pending Requests2')
  storeUsers([GUL, HAWA])
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(page.getByText('2 applications waiting')).toBeVisible()
  await expect.element(page.getByLabelText('Search users')).toHaveFocus()
})

test('without a connection nothing is lost: the dialog reports it, and a second press works', async () => {
  const { asked, connection } = await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  connection.isCut = true
  await approveMember.click()
  await expect.element(dialog('Gul Panra').getByText(en.users.approveError)).toBeVisible()
  connection.isCut = false
  await approveMember.click()
  await expect.element(dialog('Bibi Hawa')).toBeVisible()
  expect(asked).toEqual([approving('gul')])
})

test('without one-letter shortcuts no letter decides', async () => {
  const { asked } = await showRequests()
  await userEvent.keyboard('?')
  await page.getByRole('checkbox', { name: 'Use one-letter shortcuts' }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  await userEvent.keyboard('a')
  expect(asked).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('Bibi Hawa')).toBeVisible()
  localStorage.clear()
})

test('a held key decides once', async () => {
  const { asked } = await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  const held = new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true })
  document.activeElement?.dispatchEvent(held)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('Bibi Hawa')).toBeVisible()
  await expect.element(approveMember).toBeEnabled()
  await userEvent.keyboard('a')
  await expect.poll(() => asked.at(-1)).toBe(approving('hawa'))
  expect(asked).toHaveLength(1)
})
