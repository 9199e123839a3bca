import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answered } from '#lib/call.ts'
import type { Endpoint } from 'domain/api/endpoint.ts'
import { nextCursorFrom } from '#lib/next-cursor.ts'

/** An answer that is a list. */
type ListEndpoint = Endpoint & { answer: readonly unknown[] }

/**
 * A list that grows by a page at a press.
 * @param queryKey names it, with whatever filters it
 * @param fetchPage one page; `cursor` is undefined for the first
 * @returns no rows before the first answer; rows that are there stay when fetching more fails
 */
export function usePages<E extends ListEndpoint>(
  queryKey: readonly unknown[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Answered<E>>,
) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ headers }) => nextCursorFrom(headers.get('link')),
  })
  return {
    rows: data?.pages.flatMap(({ answer }) => answer as E['answer'][number][]),
    total: Number(data?.pages[0]?.headers.get('x-total-count') ?? 0),
    failed: error !== null,
    isBusy: isFetching,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
