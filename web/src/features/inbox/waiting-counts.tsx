import { useQuery } from '@tanstack/react-query'
import { countWaiting } from 'domain/api/comments.ts'
import type { InboxList } from 'domain/inbox.ts'
import { RailCount } from '#components/dashboard/rail-count.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

const MINUTE = 60_000

/** How much of each list waits for the office, asked again each minute; of what she may not see nothing is known. */
export function useWaitingCounts() {
  const { data } = useQuery({
    queryKey: queryKeys.inbox,
    queryFn: ({ signal }) => callSignedIn(countWaiting, {}, { signal }),
    refetchInterval: MINUTE,
  })
  return data
}

/** Nothing where nothing waits. */
function Waiting({ lists }: { lists: readonly InboxList[] }) {
  const counts = useWaitingCounts()
  const waiting = lists.reduce((sum, list) => sum + (counts?.[list] ?? 0), 0)
  return waiting > 0 ? <RailCount>{waiting}</RailCount> : null
}

export const WaitingDonations = () => <Waiting lists={['donations']} />
export const WaitingMessages = () => <Waiting lists={['messages', 'volunteers', 'comments']} />
export const WaitingComments = () => <Waiting lists={['comments']} />
