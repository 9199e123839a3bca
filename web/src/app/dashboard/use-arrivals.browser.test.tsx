import { useQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { show } from '#testing/show.tsx'
import { useArrivals } from './use-arrivals.ts'

const arrivals = vi.hoisted(() => ({ version: 1, tell: () => {} }))
vi.mock('#lib/firebase/live-queries.ts', async () => {
  const { useState } = await import('react')
  return {
    useArrivalsVersion: () => {
      const [version, setVersion] = useState(1)
      arrivals.tell = () => setVersion((now) => now + 1)
      return version
    },
  }
})

const SESSION = { actor: { uid: 'a', role: 'admin', approved: true } } as OpenSession

test('what arrives is shown by the list, the counts of the rail and Today', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const read = { list: 0, counts: 0, comments: 0, today: 0 }
  const keys = {
    list: queryKeys.userPages,
    counts: queryKeys.inbox,
    comments: queryKeys.comments,
    today: queryKeys.today,
  }
  function Reader({ name }: { name: keyof typeof keys }) {
    useQuery({ queryKey: keys[name], queryFn: () => (read[name] += 1) })
    return null
  }
  function Dashboard() {
    useArrivals(SESSION)
    return (
      <>
        <h1>Dashboard</h1>
        <Reader name="list" />
        <Reader name="counts" />
        <Reader name="comments" />
        <Reader name="today" />
      </>
    )
  }
  await show(<Dashboard />)
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(read).toEqual({ list: 1, counts: 1, comments: 1, today: 1 })
  arrivals.tell()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(2_000)
  await expect.poll(() => read).toEqual({ list: 2, counts: 2, comments: 2, today: 2 })
})
