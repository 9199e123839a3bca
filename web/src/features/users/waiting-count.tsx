import { skipToken, useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { queryKeys } from '#lib/query/query-keys.ts'

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

/** How many applications wait, as the list has last said; nothing where none do. */
export function WaitingCount() {
  const { data } = useQuery<number>({ queryKey: queryKeys.waitingCount, queryFn: skipToken })
  return data ? <Count>{data}</Count> : null
}
