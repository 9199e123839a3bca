import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { BLOGS, type Post } from '../kinds.ts'
import { PostManagement } from '../view/post-management.tsx'

const POST: Post = {
  id: 'honey',
  title: 'Honey finds a buyer in Lahore',
  description: 'Three beekeepers of Balakot sell together.',
  externalLink: '',
  image: '',
  is_published: true,
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2024-03-15T09:00:00.000Z',
  updatedAt: '2024-03-15T09:00:00.000Z',
}
const LOOM = { ...POST, id: 'loom', title: 'How Gulnaz turned one loom into a workshop' }

const ready = <T,>(data: T) => ({ status: 'ready' as const, data, isCached: false, retry: () => {} })

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => ({ usePrivatePicture: () => null }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useManagedPosts: () => ready([POST]),
  useManagedPost: () => ready(POST),
  useListVersion: () => ready({ version: 8 }),
  usePublished: () =>
    ready({
      versions: { blogs: 7 },
      readAt: '2026-11-22T10:00:00.000Z',
      problem: { code: 'failed', detail: '' },
    }),
}))

const session = {
  status: 'open',
  user: { full_name: 'Nasreen Akhtar' },
  actor: { uid: 'team', role: 'team', approved: true },
  key: 'team',
} as OpenSession

/** The queries sent to the server. */
let asked: string[] = []

beforeEach(async () => {
  asked = []
  stubFetch(async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    asked.push(`${request.method} ${pathname}?${String(searchParams)}`)
    if (pathname === '/api/auth/publishing/') return new Response(null, { status: 202 })
    if (!request.headers.has('x-search'))
      return Response.json({ counts: { all: 23, published: 19, draft: 4 }, posts: [] })
    const posts = searchParams.get('show') === 'draft' ? [] : [LOOM]
    return Response.json({ counts: { all: 1, published: 1, draft: 0 }, posts })
  })
  await show(
    <div style={{ containerType: 'inline-size' }}>
      <PostManagement session={session} kind={BLOGS} see={() => null} />
    </div>,
    undefined,
    '/dashboard?tab=blogs',
  )
})

const tab = (name: string) => page.getByRole('tab', { name, exact: false })

test('the server searches each tab and counts the results of all tabs', async () => {
  await expect.element(tab('All')).toHaveTextContent('All23')
  await expect.element(page.getByRole('heading', { name: POST.title })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('loom ')
  await expect.element(page.getByRole('heading', { name: LOOM.title })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: POST.title })).not.toBeInTheDocument()
  await expect.element(tab('Draft')).toHaveTextContent('Draft0')
  expect(await findViolations()).toEqual([])
  await tab('Draft').click()
  await expect.element(page.getByText('No results')).toBeVisible()
  expect(asked).toEqual([
    'GET /api/auth/managed/blogs/?',
    'GET /api/auth/managed/blogs/?show=all&offset=0',
    'GET /api/auth/managed/blogs/?show=draft&offset=0',
  ])
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(page.getByRole('searchbox', { name: 'Search posts' })).toHaveFocus()
  await tab('All').click()
  await expect.element(page.getByRole('heading', { name: POST.title })).toBeVisible()
})

test('a failed publication can be tried again', async () => {
  await expect.element(page.getByRole('status').getByText('Last change is not live yet')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(page.getByText('The website is being published. This takes a few seconds.'))
    .toBeVisible()
  expect(asked).toContain('POST /api/auth/publishing/?')
})
