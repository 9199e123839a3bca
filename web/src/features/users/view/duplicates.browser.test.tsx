import type { PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { statusFields } from 'domain/status.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, WIDTHS } from '#testing/show.tsx'
import { storeUsers } from '../testing/live-queries.ts'
import { applicant, approved, approveMember, GUL, HAWA, showRequests } from '../testing/requests.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => import('../testing/private-picture.ts'))
vi.mock('#lib/firebase/live-queries.ts', () => import('../testing/live-queries.ts'))

beforeEach(() => storeUsers([GUL, HAWA]))
afterEach(() => setWidth(1280))

const MEHREEN = {
  user: {
    ...approved(applicant('mehreen', 'Mehreen Panra')),
    approvedAt: '2023-05-04T06:00:00.000Z',
    phone: '+92 300 0000017',
    cnic: '13101-1029384-6',
  },
  likeness: { phone: 'same' },
  is_dismissed: false,
} as unknown as PossibleDuplicate
const GULPANRA = {
  user: { ...applicant('gulpanra', 'Gulpanra'), ...statusFields('rejected'), rejection_reason: 'Card.' },
  likeness: { full_name: 'similar', date_of_birth: 'same', business: 'similar' },
  is_dismissed: false,
} as unknown as PossibleDuplicate

describe.each(WIDTHS)('in a window %i px wide', (width) => {
  beforeEach(() => setWidth(width))

  test('possible duplicates are named, compared side by side, and asked about before an approval', async () => {
    const { asked, connection } = await showRequests()
    connection.duplicates = [MEHREEN, GULPANRA]
    await page.getByRole('button', { name: 'Start with the oldest' }).click()
    const request = page.getByRole('dialog')
    await expect
      .element(request.getByText('Same phone as Mehreen Panra, member since May 2023'))
      .toBeVisible()
    await expect.element(request.getByText(/Similar name to Gulpanra, rejected in/)).toBeVisible()
    await expect.element(request.getByText('same as Mehreen Panra', { exact: true })).toBeVisible()
    await expect.element(request.getByText('Approve asks once more: 2 possible duplicates.')).toBeVisible()
    expect(await findViolations()).toEqual([])

    await approveMember.click()
    await expect
      .element(request.getByText('2 other people may be the same. Have you compared them?'))
      .toBeVisible()
    expect(asked).toEqual([])
    await request.getByRole('button', { name: 'Back', exact: true }).click()

    await request.getByRole('button', { name: 'Compare' }).click()
    await expect.element(page.getByRole('heading', { name: 'Is this the same person?' })).toHaveFocus()
    const table = page.getByRole('table')
    await expect.element(table.getByRole('cell', { name: '+92 300 0000017 same' })).toBeVisible()
    expect(await findViolations()).toEqual([])
    if (width < 600) await request.getByRole('button', { name: 'Gulpanra' }).click()
    await expect.element(table.getByRole('cell', { name: 'Gulpanra similar' })).toBeVisible()

    const undo = table.getByRole('button', { name: 'Undo' })
    const choose = async (name: string) => {
      if (width < 600) await request.getByRole('button', { name }).click()
    }
    await table.getByRole('button', { name: 'Not the same person' }).last().click()
    await expect.element(undo).toBeVisible()
    await undo.click()
    await expect.poll(() => undo.elements()).toEqual([])
    await table.getByRole('button', { name: 'Not the same person' }).last().click()
    await choose('Mehreen Panra')
    await table.getByRole('button', { name: 'Not the same person' }).click()
    const shown = width < 600 ? ['false'] : ['false', 'false']
    // while the answer is sent, the button is disabled and paler
    await expect.poll(() => undo.elements().map((one) => one.ariaDisabled)).toEqual(shown)
    expect(await findViolations()).toEqual([])
    expect(asked).toEqual([
      'DELETE /api/auth/users/gul/duplicates/gulpanra/',
      'POST /api/auth/users/gul/duplicates/gulpanra/',
      'DELETE /api/auth/users/gul/duplicates/gulpanra/',
      'DELETE /api/auth/users/gul/duplicates/mehreen/',
    ])
    await request.getByRole('button', { name: 'Back to the application' }).last().click()
    await expect.element(request.getByRole('button', { name: 'Compare', exact: true })).toHaveFocus()
    // who was told apart is still named, and no question follows
    await expect.element(request.getByText(/^Not the same person as Mehreen Panra/)).toBeVisible()
    await approveMember.click()
    await expect.element(page.getByRole('heading', { name: 'Bibi Hawa' })).toBeVisible()
  })
})

describe('with both applications selected', () => {
  const question = page.getByRole('alertdialog', { name: 'Approve applications' })
  /** Opens both cards, so that nothing else is asked, and the question. */
  async function chooseBoth() {
    const shown = await showRequests()
    shown.connection.duplicates = [MEHREEN, GULPANRA]
    await page.getByRole('button', { name: 'Start with the oldest' }).click()
    await expect.element(approveMember).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('dialog', { name: 'Bibi Hawa' })).toBeVisible()
    await expect.element(approveMember).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    for (const name of ['Gul Panra', 'Bibi Hawa'])
      await page
        .getByRole('checkbox', { name: `Select ${name}` })
        .first()
        .click()
    return shown
  }
  const ids = (asked: readonly string[]) =>
    asked.filter((call) => call.startsWith('/callable')).map((call) => /"id":"(\w+)"/.exec(call)?.[1])

  test('who may be a duplicate is approved with them only after a yes', async () => {
    const { asked } = await chooseBoth()
    await page.getByRole('button', { name: 'Approve…' }).click()
    await expect
      .element(question.getByText('2 other people may be the same, such as Mehreen Panra.'))
      .toBeVisible()
    await expect.element(question.getByRole('button', { name: 'Approve 1 application' })).toBeVisible()
    expect(await findViolations()).toEqual([])
    await question.getByRole('checkbox', { name: 'Approve anyway' }).click()
    await question.getByRole('button', { name: 'Approve 2 applications' }).click()
    await expect.poll(() => ids(asked)).toEqual(['gul', 'hawa'])
  })

  test('the others are approved without, and who is left stays selected and can be compared', async () => {
    const { asked } = await chooseBoth()
    await page.getByRole('button', { name: 'Approve…' }).click()
    await question.getByRole('button', { name: 'Approve 1 application' }).click()
    await expect.poll(() => ids(asked)).toEqual(['hawa'])
    await expect.element(page.getByText('1 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Approve…' }).click()
    await question.getByRole('button', { name: 'Compare' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Gul Panra' })).toBeVisible()
  })

  test('nobody is approved while possible duplicates cannot be looked up', async () => {
    const { asked, connection } = await chooseBoth()
    connection.isCut = true
    await page.getByRole('button', { name: 'Approve…' }).click()
    await expect.element(question.getByText('Possible duplicates could not be looked up.')).toBeVisible()
    const approve = question.getByRole('button', { name: /^Approve \d/ })
    await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
    expect(ids(asked)).toEqual([])
    connection.isCut = false
    await question.getByRole('button', { name: 'Try again' }).click()
    await expect.element(question.getByRole('button', { name: 'Approve 1 application' })).toBeVisible()
  })
})

test('Approve in the list opens an application that may be a duplicate', async () => {
  const { asked, connection } = await showRequests()
  connection.duplicates = [MEHREEN]
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect.element(page.getByRole('dialog', { name: 'Gul Panra' })).toBeVisible()
  expect(asked.filter((call) => call.startsWith('/callable'))).toEqual([])
})

test('an application is rejected as a duplicate of the person beside it', async () => {
  const { connection } = await showRequests()
  connection.duplicates = [MEHREEN]
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  const request = page.getByRole('dialog')
  await request.getByRole('button', { name: 'Mehreen Panra' }).click()
  await request.getByRole('button', { name: 'Reject as duplicate…' }).click()
  await expect.element(request.getByRole('checkbox', { name: /^Duplicate application/ })).toBeChecked()
})
