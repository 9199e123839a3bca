import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryKeys } from '#lib/query/query-keys.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { useMark } from './api.ts'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/live-queries.ts', () => ({}))

test('once an entry is marked as done, the counts and Today are read again', async () => {
  stubFetch(() => Response.json({}))
  const read = { counts: 0, today: 0 }
  function Entry() {
    useQuery({ queryKey: queryKeys.inbox, queryFn: () => (read.counts += 1) })
    useQuery({ queryKey: queryKeys.today, queryFn: () => (read.today += 1) })
    const { mutate } = useMark('messages', { id: 'WCN-MSG222' })
    return (
      <button type="button" onClick={() => mutate('answered')}>
        Mark as done
      </button>
    )
  }
  await show(<Entry />)
  await expect.poll(() => read).toEqual({ counts: 1, today: 1 })
  await page.getByRole('button').click()
  await expect.poll(() => read).toEqual({ counts: 2, today: 2 })
})
