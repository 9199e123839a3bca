import { useQuery } from '@tanstack/react-query'
import { countWaiting } from 'domain/api/comments.ts'
import type { InboxList } from 'domain/inbox.ts'
import { RailCount } from '#components/dashboard/rail-count.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

const MINUTE = 60_000

/**
 * Returns how many entries of each list wait, asked again each minute. Lists that the user may not see are left out.
 * Apart from `api.ts`, since the dashboard's frame loads this at once.
 */
export function useWaitingCounts() {
  const { data } = useQuery({
    queryKey: queryKeys.inbox,
    queryFn: ({ signal }) => callSignedIn(countWaiting, {}, { signal }),
    refetchInterval: MINUTE,
  })
  return data
}

/** Shows how many entries wait in some lists; nothing where none do. */
function Waiting({ lists }: { lists: readonly InboxList[] }) {
  const counts = useWaitingCounts()
  const waiting = lists.reduce((sum, list) => sum + (counts?.[list] ?? 0), 0)
  return waiting > 0 ? <RailCount>{waiting}</RailCount> : null
}

export const WaitingDonations = () => <Waiting lists={['donations']} />
export const WaitingMessages = () => <Waiting lists={['messages', 'volunteers', 'comments']} />
export const WaitingComments = () => <Waiting lists={['comments']} />
