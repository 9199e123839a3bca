import type { Rejection, Resubmission } from 'domain/decisions/reasons.ts'
import type { PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { statusFields } from 'domain/status.ts'
import { attemptOf } from 'domain/stored/attempt.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { UserHistory } from 'domain/office/history.ts'
import { en } from 'domain/texts/en.ts'
import { toUserListItem, type User } from 'domain/user.ts'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { listedUser } from '#testing/listed-user.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { UserManagement } from './user-management.tsx'
// before the first test, whose time it would take
import '../dialog/user-dialog.tsx'

type Stored = UserDocument & { id: string }

/** The stored data, and the listeners of its changes. */
const database = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  return {
    users: [] as unknown[],
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(users: unknown[]) {
      this.users = users
      for (const tell of listeners) tell()
    },
  }
})
const stored = () => database.users as Stored[]

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => ({
  usePrivatePicture: (address?: string) => address && PIXEL,
}))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useUsersOnPage: () => ({ status: 'loading', retry: () => {} }),
  useSitePart: () => ({ status: 'ready', data: null, retry: () => {} }),
  useOneUser: (_session: unknown, uid: string) => {
    const users = useSyncExternalStore(database.subscribe, stored)
    return { status: 'ready', data: users.find(({ id }) => id === uid) ?? null, retry: () => {} }
  },
}))

/** One red pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const applicant = (id: string, full_name: string): Stored =>
  ({
    ...ANY_USER,
    ...listedUser(id),
    full_name,
    first_name: full_name.split(' ')[0] ?? '',
    cnic: '13101-1234567-1',
    phone: '0300 0000017',
    address: 'Link Road',
    business_nature: 'Honey',
    business_address: '',
    cnic_front: `${id}-front`,
    cnic_back: `${id}-back`,
  }) as Stored

const [GUL, HAWA] = [applicant('gul', 'Gul Panra'), applicant('hawa', 'Bibi Hawa')]
const approved = (user: Stored): Stored => ({ ...user, status: 'approved', is_approved: true })

const HISTORY: UserHistory = {
  email_verified: true,
  decisions: [
    {
      action: 'user:reject',
      by: 'admin',
      by_name: 'Nasreen Akhtar',
      at: '2026-03-11T10:20:00.000Z',
      reason: 'The back is too dark.\nOnce more.',
      revision: 1,
    },
  ],
  attempts: [],
}

const ADMIN = {
  status: 'open',
  key: 'admin',
  actor: { uid: 'admin', role: 'admin', approved: true },
  user: applicant('admin', 'Nasreen Akhtar'),
} as OpenSession

/**
 * Shows the requests. @returns the requests to the server, and switches: one cuts the connection, one
 * confirms addresses, one says who may be the same person
 */
async function showRequests(address = '/dashboard?tab=requests') {
  const asked: string[] = []
  const connection = { isCut: false, isVerified: true, duplicates: [] as PossibleDuplicate[] }
  stubFetch(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/__/firebase/init.json')
      return Response.json({ projectId: 'chamber', apiKey: 'key', appId: 'app' })
    if (pathname === '/emulators.json') return Response.json({})
    if (connection.isCut) throw new TypeError('Failed to fetch')
    if (pathname === '/api/auth/users/') {
      const waiting = stored().filter(({ is_approved: isApproved }) => !isApproved)
      const headers = {
        'x-total-count': String(waiting.length),
        'x-tab-counts': `requests=${waiting.length}`,
        // more than this page has
        'x-late-count': '31',
      }
      return Response.json(
        waiting.map((user) => toUserListItem(user as unknown as User)),
        { headers },
      )
    }
    if (pathname.includes('/duplicates/')) {
      if (request.method !== 'GET') {
        asked.push(`${request.method} ${pathname}`)
        const is_dismissed = request.method === 'DELETE'
        connection.duplicates = connection.duplicates.map((one) =>
          pathname.endsWith(`/${one.user.id}/`) ? { ...one, is_dismissed } : one,
        )
        return new Response(null, { status: 204 })
      }
      return Response.json(pathname.includes('/gul/') ? connection.duplicates : [])
    }
    if (pathname.endsWith('/history/'))
      return Response.json({ ...HISTORY, email_verified: connection.isVerified })
    const body = request.method === 'POST' ? await request.text() : ''
    asked.push(`${pathname} ${body}`.trim())
    const change = (id: string | undefined, to: (user: Stored) => Stored) =>
      database.become(stored().map((user) => (user.id === id ? to(user) : user)))
    if (pathname === '/callable/approveUser')
      change((JSON.parse(body) as { data: { id: string } }).data.id, approved)
    else if (request.method === 'DELETE')
      database.become(stored().filter(({ id }) => id !== pathname.split('/')[4]))
    else if (pathname.endsWith('/undo/'))
      change(pathname.split('/')[4], (user) => ({ ...user, status: 'pending', is_approved: false }))
    return Response.json({ data: {} })
  })
  await show(<UserManagement session={ADMIN} />, {}, address)
  await expect.element(page.getByText('2 applications waiting')).toBeVisible()
  return { asked, connection }
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const approveMember = page.getByRole('button', { name: /^Approve Member/ })
const approving = (id: string, revision = 1, office_note = '') =>
  `/callable/approveUser ${JSON.stringify({ data: { id, revision, office_note } })}`

beforeEach(() => database.become([GUL, HAWA]))
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
    await expect.poll(() => undo.elements()).toHaveLength(width < 600 ? 1 : 2)
    expect(await findViolations()).toEqual([])
    expect(asked).toEqual([
      'DELETE /api/auth/users/gul/duplicates/gulpanra/',
      'POST /api/auth/users/gul/duplicates/gulpanra/',
      'DELETE /api/auth/users/gul/duplicates/gulpanra/',
      'DELETE /api/auth/users/gul/duplicates/mehreen/',
    ])
    await request.getByRole('button', { name: 'Back to the application' }).last().click()
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
  database.become([{ ...GUL, revision: revision + 1 }, HAWA])
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect.element(request.getByText(/has corrected the application since/)).toBeVisible()
  await expect.element(unchanged).not.toBeInTheDocument()
  HISTORY.decisions = decisions
})

test('a change while reading blocks the decision until it is marked as read', async () => {
  const { asked } = await showRequests()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  await expect.element(approveMember).toBeEnabled()
  database.become([{ ...GUL, cnic: '13101-7654321-8', revision: 2 }, HAWA])
  await expect.element(page.getByText('This application has changed.')).toBeVisible()
  await expect.element(page.getByText(/Changed at \d{1,2}:\d\d\s[AP]M: CNIC\./)).toBeVisible()
  await expect.element(page.getByText('13101-1234567-1', { exact: true })).toBeVisible()
  await userEvent.keyboard('a')
  await approveMember.click({ force: true })
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await approveMember.click()
  await expect.poll(() => asked).toEqual([approving('gul', 2)])
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

test('an approved user is deleted in the dialog too, after a confirmation', async () => {
  database.become([GUL, HAWA, approved(applicant('nida', 'Nida Swati'))])
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
  database.become([removed, HAWA, applicant('third', 'Third')])
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

test('an empty result offers to clear the search, and the tabs still count everybody', async () => {
  await showRequests()
  const tab = page.getByRole('tab', { name: /^Pending Requests/ })
  await expect.element(tab).toHaveTextContent('Pending Requests2')
  database.become([])
  await page.getByLabelText('Search users').fill('zzz')
  await expect.element(page.getByText('No users found')).toBeVisible()
  await expect.element(tab).toHaveTextContent('Pending Requests2')
  database.become([GUL, HAWA])
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
  database.become([{ ...GUL, revision: 2 }, HAWA])
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
  database.become([{ ...GUL, city: 'Haripur', revision: 3, rejection, resubmission }, HAWA])
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
