import { useQuery } from '@tanstack/react-query'
import { countWaiting } from 'domain/api/comments.ts'
import type { WaitingCounts } from 'domain/inbox.ts'
import styled from 'styled-components'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

const MINUTE = 60_000

/**
 * Returns how much of each kind waits, asked again each minute. What the user may not see is left out.
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

const Count = styled.span`
  min-inline-size: 26px;
  margin-inline-start: auto;
  padding: 1px 7px;
  border-radius: var(--radius);
  background: var(--highlight);
  color: var(--ink);
  font-size: var(--t-xs);
  font-weight: 700;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

/** Shows in the rail how much of some kinds waits; nothing where nothing does. */
function Waiting({ kinds }: { kinds: readonly (keyof WaitingCounts)[] }) {
  const counts = useWaitingCounts()
  const waiting = kinds.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0)
  return waiting > 0 ? <Count>{waiting}</Count> : null
}

export const FailedMails = () => <Waiting kinds={['failedMails']} />
export const WaitingApplications = () => <Waiting kinds={['applications']} />
export const WaitingDonations = () => <Waiting kinds={['donations']} />
export const WaitingMessages = () => <Waiting kinds={['messages', 'volunteers', 'comments']} />
export const WaitingComments = () => <Waiting kinds={['comments']} />
