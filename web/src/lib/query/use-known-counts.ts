import { useQuery } from '@tanstack/react-query'
import type { WaitingCounts } from 'domain/inbox.ts'
import { queryKeys } from './query-keys.ts'

/**
 * Returns how much of each kind waits, as the rail has counted it. It never asks the server itself. It has no query function, even
 * one that skips: that would replace the rail's, and nobody could request the counts again.
 */
export const useKnownCounts = () => useQuery<WaitingCounts>({ queryKey: queryKeys.inbox, enabled: false })
