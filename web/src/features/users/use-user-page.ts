import { en } from 'domain/texts/en.ts'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'
import { HttpError, saidBy } from '#lib/http.ts'
import { fetchUserPage, type TabCounts, type UserListPlace, type UserPage } from './user-list.ts'

/** The page of the list at a place: the last answer for that very place, and whether the newest attempt failed. */
interface Known {
  key: string
  page?: UserPage
  failure?: string
}

const messageOf = (error: unknown) =>
  error instanceof HttpError ? (saidBy(error.body) ?? en.users.fetchFailed) : en.users.fetchError

/**
 * Fetches one page of the admin's list.
 * @param onCounts called with the numbers on the tabs of every answer
 * @returns neither page nor failure while loading; `reload` keeps what is shown until the new answer is there
 */
export function useUserPage({ tab, search, cursor }: UserListPlace, onCounts: (counts: TabCounts) => void) {
  const key = JSON.stringify([tab, search, cursor])
  const [known, setKnown] = useState<Known>({ key })
  const [attempt, setAttempt] = useState(0)

  const tell = useEffectEvent((page: UserPage) => {
    setKnown({ key, page })
    onCounts(page.counts)
  })
  const fail = useEffectEvent((error: unknown) => {
    const failure = messageOf(error)
    setKnown((last) => ({ ...(last.key === key ? last : {}), key, failure }))
    void showToast('error', failure)
  })
  useEffect(() => {
    const gone = new AbortController()
    fetchUserPage({ tab, search, cursor }, gone.signal).then(tell, (error: unknown) => {
      if (!gone.signal.aborted) fail(error)
    })
    return () => gone.abort()
  }, [tab, search, cursor, attempt])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...(known.key === key ? known : {}), reload }
}
