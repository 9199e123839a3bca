import type { ListedComment } from 'domain/comment.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { Inbox } from './inbox.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
const site = vi.hoisted(() => ({ paused: null as object | null }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  usePublished: () => ({ status: 'ready', data: { paused: site.paused } }),
}))

const TEAM = {
  status: 'open',
  key: 'team',
  actor: { uid: 'team', role: 'team', approved: true },
  user: { full_name: 'Mehreen Abbasi' },
} as OpenSession

const comment = (id: string, text: string): ListedComment => ({
  id,
  blog: 'honey',
  parent: '',
  name: 'Farida',
  website: '',
  comment: text,
  createdAt: '2026-03-12T09:00:00.000Z',
  is_approved: false,
  handler_name: '',
  handledAt: '',
  post_title: 'Honey finds a buyer',
  answers: null,
})

/** The requests for comments. */
let asked: string[] = []

beforeEach(() => {
  asked = []
  site.paused = null
  stubFetch((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/auth/waiting/') return Response.json({ comments: 1 })
    if (pathname === '/api/auth/comments/far/') return Response.json(comment('far', 'From a later page.'))
    if (pathname === '/api/auth/comments/far/approve/') return Response.json({})
    if (pathname !== '/api/auth/comments/') return Response.json({ detail: 'Not found.' }, { status: 404 })
    const search = request.headers.get('x-search')
    asked.push(`${search ? `[${search}] ` : ''}${String(searchParams)}`)
    if (!search) return Response.json([])
    const headers: Record<string, string> = { 'x-searched-to': '2026-01-15T09:00:00.000Z' }
    if (searchParams.has('cursor')) return Response.json([comment('old', 'Two looms.')], { headers })
    headers['link'] = '</api/auth/comments/?search=loom&cursor=abc>; rel="next"'
    return Response.json([], { headers })
  })
})

const open = (at = '/dashboard?tab=comments') =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <Inbox session={TEAM} />
    </div>,
    undefined,
    at,
  )

test('a linked comment is opened from any page of the list, or reported as deleted', async () => {
  const { unmount } = await open('/dashboard?tab=comments&open=far')
  await expect.element(page.getByText('From a later page.')).toBeVisible()
  await unmount()
  await open('/dashboard?tab=comments&open=gone')
  await expect.element(page.getByText('This comment has been deleted.')).toBeVisible()
})

test.each([
  ['in a few seconds', null, 'Comment by Farida approved. Visitors see it in a few seconds.'],
  [
    'once publishing is resumed',
    { at: '2026-11-25T10:00:00.000Z', reason: 'A wrong price.' },
    'Comment by Farida approved. Visitors see it when publishing is resumed.',
  ],
])('an approved comment appears %s', async (_when, paused, words) => {
  site.paused = paused
  await open('/dashboard?tab=comments&open=far')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

test('without results the search can be cleared, and its field has the focus', async () => {
  await open()
  const field = page.getByRole('searchbox', { name: 'Search this list' })
  await field.fill('loom')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(page.getByText('No comments waiting')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test.each(WIDTHS)(
  'a search shows how far it has searched, and continues further back, at %i px',
  async (width) => {
    await setWidth(width)
    await open()
    await expect.element(page.getByText('No comments waiting')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('loom')
    await expect.element(page.getByText('No results so far')).toBeVisible()
    await expect.element(page.getByText('Searched back to January 15, 2026.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
    await page.getByRole('button', { name: 'Search older' }).click()
    await expect.element(page.getByRole('link', { name: /Farida/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Search older' })).not.toBeInTheDocument()
    expect(asked).toEqual([
      'status=pending&back=ever&limit=20',
      // no server log contains the search text
      '[loom] status=pending&back=ever',
      '[loom] status=pending&back=ever&cursor=abc',
    ])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await setWidth(1280)
  },
)
