import { skipToken, useQuery } from '@tanstack/react-query'
import type { WaitingCounts } from 'domain/inbox.ts'
import { queryKeys } from './query-keys.ts'

/** Returns how much of each kind waits, as the rail has counted it. It never asks the server itself. */
export const useKnownCounts = () => useQuery<WaitingCounts>({ queryKey: queryKeys.inbox, queryFn: skipToken })
