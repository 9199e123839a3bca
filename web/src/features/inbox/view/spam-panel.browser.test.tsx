import type { Suspect } from 'domain/inbox.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { Inbox } from './inbox.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))

const ADMIN = {
  status: 'open',
  key: 'admin',
  actor: { uid: 'admin', role: 'admin', approved: true },
  user: { full_name: 'Mehreen Abbasi' },
} as OpenSession

const suspect = (id: string, change: Partial<Suspect>): Suspect => ({
  id,
  list: 'messages',
  name: 'Nadia Yousaf',
  email: 'nadia@example.org',
  subject: 'Dates of the sewing course',
  words: 'When does the next course begin?',
  createdAt: '2026-03-12T09:00:00.000Z',
  expiresAt: '2026-04-11T09:00:00.000Z',
  ...change,
})

/** Responds as a server with these forms. @returns the requests to it */
function serve(suspects: Suspect[]): string[] {
  const sent: string[] = []
  stubFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/auth/suspects/') return Response.json(suspects)
    if (request.method !== 'POST') return Response.json({})
    sent.push(pathname)
    suspects.splice(0, 1)
    return new Response(null, { status: 204 })
  })
  return sent
}

const open = () =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <Inbox session={ADMIN} />
    </div>,
    undefined,
    '/dashboard?tab=spam&open=WCN-222222',
  )

test.each(WIDTHS)('suspected spam is read and moved to the inbox, at %i px', async (width) => {
  await setWidth(width)
  const long = { list: 'comments', subject: '', name: 'W'.repeat(60), words: 'w'.repeat(300) } as const
  const sent = serve([suspect('WCN-222222', {}), suspect('WCN-333333', long)])
  await open()
  await expect.element(page.getByRole('heading', { name: 'Dates of the sewing course' })).toBeVisible()
  await expect.element(page.getByText('April 11, 2026')).toBeVisible()
  const detail = page.getByRole('article').element()
  expect(detail.querySelector('header > p')?.textContent).toMatch(/^Nadia Yousaf, /)
  expect(detail.querySelector('dl')?.textContent).toContain('E-mailnadia@example.org')
  await expect.element(page.getByText('The sender got no e-mail.', { exact: false })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Move to the inbox' }).click()
  await expect.element(page.getByText('Moved to the inbox.')).toBeVisible()
  await expect.element(page.getByText('Dates of the sewing course')).not.toBeInTheDocument()
  expect(sent).toEqual(['/api/auth/suspects/WCN-222222/accept/'])
  await setWidth(1280)
})

test('without suspected spam the tab says so', async () => {
  serve([])
  await open()
  await expect.element(page.getByText('No suspected spam')).toBeVisible()
})
