import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { InboxList } from 'domain/inbox.ts'
import { formatInstant } from 'domain/dates.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { nextCursorFrom } from '#lib/next-cursor.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { usePlace } from '../place.ts'
import { useFailure } from '../use-failure.ts'
import { useListWords } from '../use-filter-names.ts'
import { BothSides } from './inbox-layout.ts'
import { ListAndRecord } from './list-and-detail.tsx'

const Foot = styled.div`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  padding: var(--s3) var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

interface FoundListProps<Item> {
  list: InboxList
  /** Names the search. */
  queryKey: readonly unknown[]
  /** What is found from a place on. @param cursor undefined for the beginning */
  fetchPage: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ answer: readonly Item[]; headers: Headers }>
  row: (item: Item, at: { to: string; isOpen: boolean }) => ReactNode
  /** @param item undefined where what is open was not found */
  record: (id: string, item: Item | undefined, onGone: () => void) => ReactNode
}

/** What a search found, and what is open of it. So much is looked through at once, and more at a press. */
export function FoundList<Item extends { id: string }>({
  list,
  queryKey,
  fetchPage,
  row,
  record,
}: FoundListProps<Item>) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useListWords(list)
  const failure = useFailure()
  const { place, to, go } = usePlace()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ headers }) => nextCursorFrom(headers.get('link')),
  })
  if (!data)
    return (
      <BothSides>
        {error ? (
          <LoadFailed text={failure(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading text={words.loading} />
        )}
      </BothSides>
    )
  const items = data.pages.flatMap(({ answer }) => answer)
  const searchedTo = data.pages.at(-1)?.headers.get('x-searched-to')
  const day = searchedTo ? formatInstant(searchedTo, language) : ''
  const foot = hasNextPage && (
    <Foot>
      <output>{error ? failure(error) : t`Searched back to ${day}.`}</output>
      <Button
        type="button"
        $kind="line"
        $small
        aria-disabled={isFetching}
        aria-busy={isFetching}
        onClick={() => isFetching || void fetchNextPage()}
      >
        <Trans>Search older</Trans>
      </Button>
    </Foot>
  )
  if (items.length === 0 && !place.open)
    return (
      <BothSides>
        <EmptyState text={hasNextPage ? t`No results so far` : t`No results`} action={foot || undefined} />
      </BothSides>
    )
  const itemOf = (id: string) => items.find((item) => item.id === id)
  return (
    <ListAndRecord
      words={words}
      ids={items.map(({ id }) => id)}
      open={place.open}
      to={(id) => to({ open: id })}
      row={(id, isOpen) => {
        const item = itemOf(id)
        return item && row(item, { isOpen, to: to({ open: id }) })
      }}
      record={(id, onGone) => record(id, itemOf(id), onGone)}
      onLeave={() => go({ open: '' })}
      foot={foot}
    />
  )
}
