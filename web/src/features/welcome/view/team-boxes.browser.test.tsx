import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { pageDataScript } from '#lib/page-data/page-data-script.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { show } from '#testing/show.tsx'
import { stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { TeamBoxes } from './team-boxes.tsx'

interface Drafts {
  status: string
  data: { id: string; title: string }[]
}
const retry = vi.hoisted(() => vi.fn<(name: string) => void>())
const live = vi.hoisted((): Record<string, Drafts> => ({}))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useManagedPosts: (_session: unknown, name: string) => ({ ...live[name], retry: () => retry(name) }),
}))

/** Answers for the rail's counts; without one they load for ever. */
let counts: () => Promise<object>

/** Reads the counts as the rail does. */
function Rail() {
  useQuery({ queryKey: queryKeys.inbox, queryFn: () => counts() })
  return null
}

const open = () =>
  show(
    <>
      <Rail />
      <TeamBoxes session={{} as OpenSession} />
    </>,
  )
const noEvent = page.getByText(/^No event is planned yet\./)
const nothing = page.getByText('Nothing needs you now.')
const NO_EVENT = pageDataScript({ content: {}, events: { coming: [], past: [] } })

beforeEach(() => {
  retry.mockClear()
  counts = async () => ({ comments: 0 })
  live['blogs'] = { status: 'ready', data: [] }
  live['events'] = { status: 'ready', data: [] }
  stubFetch(() => new Response(NO_EVENT))
})

test('a day without work says so once everything is loaded', async () => {
  await open()
  await expect.element(nothing).toBeVisible()
  await expect.element(noEvent).toBeVisible()
})

test('nothing is called done while drafts or comments load', async () => {
  counts = () => new Promise(() => {})
  await open()
  await expect.element(noEvent).toBeVisible()
  await expect.element(page.getByText('Loading...')).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
})

test('what could not be loaded is named and can be tried again', async () => {
  let asked = 0
  counts = async () => {
    asked += 1
    throw new Error('no answer')
  }
  live['events'] = { status: 'unreachable', data: [] }
  await open()
  const failure = page.getByRole('alert').filter({ hasText: 'Drafts and comments could not be loaded.' })
  await expect.element(failure).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked).toBe(2)
  expect(retry.mock.calls).toEqual([['events']])
})

test('a next event that could not be loaded is not called missing', async () => {
  stubFetch(unreachable)
  await open()
  const failure = page.getByRole('alert').filter({ hasText: 'The next event could not be loaded.' })
  await expect.element(failure).toBeVisible()
  await expect.element(noEvent).not.toBeInTheDocument()
  stubFetch(() => new Response(NO_EVENT))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(noEvent).toBeVisible()
})

test('drafts that are not named are found in the list of their kind', async () => {
  const drafts = (name: string) => [1, 2].map((n) => ({ id: `${name}${n}`, title: `Draft ${n} of ${name}` }))
  live['blogs'] = { status: 'ready', data: drafts('blogs') }
  live['events'] = { status: 'ready', data: drafts('events') }
  await open()
  await expect
    .element(page.getByRole('link', { name: 'More drafts of events' }))
    .toHaveAttribute('href', '/dashboard?tab=events')
  await expect.element(page.getByRole('link', { name: 'More drafts of posts' })).not.toBeInTheDocument()
})
