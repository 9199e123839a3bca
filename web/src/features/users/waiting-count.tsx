import { skipToken, useQuery } from '@tanstack/react-query'
import { RailCount } from '#components/dashboard/rail-count.tsx'
import { queryKeys } from '#lib/query/query-keys.ts'

/** How many applications wait, as the list has last said; nothing where none do. */
export function WaitingCount() {
  const { data } = useQuery<number>({ queryKey: queryKeys.waitingCount, queryFn: skipToken })
  return data ? <RailCount>{data}</RailCount> : null
}
