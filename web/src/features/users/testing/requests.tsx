import type { PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import type { UserHistory } from 'domain/office/history.ts'
import { toUserListItem, type User } from 'domain/user.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { listedUser } from '#testing/listed-user.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { UserManagement } from '../view/user-management.tsx'
import { type Stored, storedUsers, storeUsers } from './live-queries.ts'
// before the first test, whose time it would take
import '../dialog/user-dialog.tsx'

/** Returns a stored application with all required data. */
export const applicant = (id: string, full_name: string): Stored =>
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

export const [GUL, HAWA] = [applicant('gul', 'Gul Panra'), applicant('hawa', 'Bibi Hawa')]

/** Returns a user as an approval leaves it. */
export const approved = (user: Stored): Stored => ({ ...user, status: 'approved', is_approved: true })

/** What the server says of every user's past; tests change it. */
export const HISTORY: UserHistory = {
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
 * Shows the requests, in tests that mock the three files as `user-panel.browser.test.tsx` does. @returns the requests to the server, and switches: one cuts the connection, one
 * confirms addresses, one says who may be the same person
 */
export async function showRequests(address = '/dashboard?tab=requests') {
  const asked: string[] = []
  const connection = { isCut: false, isVerified: true, duplicates: [] as PossibleDuplicate[] }
  stubFetch(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/__/firebase/init.json')
      return Response.json({ projectId: 'chamber', apiKey: 'key', appId: 'app' })
    if (pathname === '/emulators.json') return Response.json({})
    if (connection.isCut) throw new TypeError('Failed to fetch')
    if (pathname === '/api/auth/users/') {
      const waiting = storedUsers().filter(({ is_approved: isApproved }) => !isApproved)
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
      storeUsers(storedUsers().map((user) => (user.id === id ? to(user) : user)))
    if (pathname === '/callable/approveUser')
      change((JSON.parse(body) as { data: { id: string } }).data.id, approved)
    else if (request.method === 'DELETE')
      storeUsers(storedUsers().filter(({ id }) => id !== pathname.split('/')[4]))
    else if (pathname.endsWith('/undo/'))
      change(pathname.split('/')[4], (user) => ({ ...user, status: 'pending', is_approved: false }))
    return Response.json({ data: {} })
  })
  await show(<UserManagement session={ADMIN} isPart={false} />, {}, address)
  await expect.element(page.getByText('2 applications waiting')).toBeVisible()
  return { asked, connection }
}

/** Finds the dialog of a user. */
export const dialog = (name: string) => page.getByRole('dialog', { name })

export const approveMember = page.getByRole('button', { name: /^Approve Member/ })

/** Returns the call that approves a user, as `asked` has it. */
export const approving = (id: string, revision = 1, office_note = '') =>
  `/callable/approveUser ${JSON.stringify({ data: { id, revision, office_note } })}`
