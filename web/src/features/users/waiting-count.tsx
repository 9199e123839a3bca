import { skipToken, useQuery } from '@tanstack/react-query'
import { RailCount } from '#components/dashboard/rail-count.tsx'
import { queryKeys } from '#lib/query/query-keys.ts'

/** Shows the number of pending applications that the list has last reported; nothing for 0. */
export function WaitingCount() {
  const { data } = useQuery<number>({ queryKey: queryKeys.waitingCount, queryFn: skipToken })
  return data ? <RailCount>{data}</RailCount> : null
}
