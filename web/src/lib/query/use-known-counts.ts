import { useQuery } from '@tanstack/react-query'
import type { WaitingCounts } from 'domain/inbox.ts'
import { queryKeys } from './query-keys.ts'

/**
 * Returns how much of each kind waits, as the rail has counted it. It never asks the server itself. A function that
 * skips the request would replace the rail's own, and the counts could no longer be asked for again.
 */
export const useKnownCounts = () => useQuery<WaitingCounts>({ queryKey: queryKeys.inbox, enabled: false })
