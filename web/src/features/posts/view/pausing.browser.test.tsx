import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { BLOGS, type Post } from '../kinds.ts'
import { PostManagement } from './post-management.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => ({ usePrivatePicture: () => null }))
const site = vi.hoisted(() => ({ posts: [] as object[], paused: null as object | null }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useManagedPost: () => ({ status: 'ready', data: site.posts[0], retry: () => {} }),
  useManagedPosts: () => ({ status: 'ready', data: site.posts, retry: () => {} }),
  useListVersion: () => ({ status: 'ready', data: { version: 7 }, retry: () => {} }),
  usePublished: () => ({
    status: 'ready',
    data: { versions: { blogs: 7 }, readAt: '', problem: null, leftOut: [], paused: site.paused },
    retry: () => {},
  }),
}))

const TITLE = 'Honey finds a buyer in Lahore'
const POST: Post = {
  id: 'honey',
  title: TITLE,
  description: 'Three beekeepers of Balakot sell their spring harvest together.',
  externalLink: '',
  image: '',
  is_published: true,
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2024-03-15T09:00:00.000Z',
  updatedAt: '2024-03-15T09:00:00.000Z',
}
const STILL_SHOWN = 'Publishing is paused. The website still shows this until publishing is resumed.'

let sent: string[] = []
beforeEach(() => {
  site.posts = [POST]
  site.paused = { at: '2026-11-25T10:00:00.000Z', reason: 'A wrong price.' }
  sent = []
  stubFetch((request) => {
    if (request.method !== 'GET') sent.push(`${request.method} ${new URL(request.url).pathname}`)
    return Response.json({ posts: [], counts: {} }, { status: 202 })
  })
})
afterEach(() => setWidth(1280))

const open = (role: 'team' | 'admin') =>
  show(
    <div id="main" tabIndex={-1} style={{ containerType: 'inline-size' }}>
      <PostManagement
        session={{ status: 'open', key: role, actor: { uid: role, role, approved: true } } as OpenSession}
        kind={BLOGS}
        see={() => null}
      />
    </div>,
    undefined,
    '/dashboard?tab=blogs',
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string | RegExp) => page.getByRole('alertdialog', { name })

test('during a pause Unpublish says that the website still shows the post, and offers to resume', async () => {
  await open('admin')
  await button(`Unpublish ${TITLE}`).click()
  const question = dialog(`Unpublish “${TITLE}”?`)
  await expect.element(question.getByText(STILL_SHOWN)).toBeVisible()
  await expect.element(question.getByText('A wrong price.')).toBeVisible()
  expect(sent).toEqual([])
  await question.getByRole('button', { name: 'Resume and publish' }).click()
  await expect.poll(() => sent).toEqual(['POST /api/auth/publishing/resume/'])
  await question.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect.poll(() => sent.at(-1)).toBe('PATCH /api/auth/blogs/honey/')
})

test.each([
  ['in a few seconds', null],
  ['when publishing is resumed', { at: '2026-11-25T10:00:00.000Z', reason: 'A wrong price.' }],
])('the form says that visitors see a published post %s', async (when, paused) => {
  site.paused = paused
  await open('team')
  await button(`Edit ${TITLE}`).click()
  await expect.element(page.getByRole('radio', { name: `Published Visitors see it ${when}.` })).toBeVisible()
})

test('without a pause Unpublish asks nothing', async () => {
  site.paused = null
  await open('admin')
  await button(`Unpublish ${TITLE}`).click()
  await expect.poll(() => sent).toEqual(['PATCH /api/auth/blogs/honey/'])
})

test('during a pause Delete says the same to the team, who cannot end it', async () => {
  await open('team')
  await button(`Delete ${TITLE}`).click()
  await expect.element(dialog(/sure/).getByText(STILL_SHOWN)).toBeVisible()
  await expect.element(dialog(/sure/).getByText('An admin can resume publishing.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Resume and publish' }).elements()).toEqual([])
})

test('of a draft Delete says nothing about the pause', async () => {
  site.posts = [{ ...POST, is_published: false }]
  await open('team')
  await button(`Delete ${TITLE}`).click()
  await expect.element(dialog(/sure/)).toBeVisible()
  expect(page.getByText(STILL_SHOWN).elements()).toEqual([])
})

test.each(WIDTHS)(
  'the list and the question are accessible during a pause and fit a window of %i px',
  async (width) => {
    await setWidth(width)
    await open('admin')
    await expect.element(page.getByText('Publishing is paused. Changes stay off the website.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
    await button(`Unpublish ${TITLE}`).click()
    await expect.element(dialog(`Unpublish “${TITLE}”?`).getByText(STILL_SHOWN)).toBeVisible()
    expect(await findViolations()).toEqual([])
  },
)
