import { Trans, useLingui } from '@lingui/react/macro'
import type { InboxList } from 'domain/inbox.ts'
import { formatInstant } from 'domain/dates.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { ClearSearch } from '#components/dashboard/work-search.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import type { Found } from '../api.ts'
import { useListState } from '../list-state.ts'
import { useListTexts } from '../use-list-texts.ts'
import { BothSides } from './inbox-layout.ts'
import { ListAndDetail, type Selecting } from './list-and-detail.tsx'
import type { RowChoice } from './list-kind.ts'

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
  onClearSearch: () => void
  found: Found<Item>
  row: (item: Item, at: { to: string; isOpen: boolean; choice: RowChoice | undefined }) => ReactNode
  /** @param item undefined where the open entry was not found */
  detail: (id: string, item: Item | undefined, onGone: () => void) => ReactNode
  selecting?: Selecting | undefined
}

/** Shows what a search found, and the entry that is open. A button searches older entries. */
export function FoundList<Item extends { id: string }>({
  list,
  onClearSearch,
  found,
  row,
  detail,
  selecting,
}: FoundListProps<Item>) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useListTexts(list)
  const errorText = useErrorText()
  const { listState, to, go } = useListState()
  const { items, searchedTo, error, isFetching, hasNextPage, fetchNextPage, refetch } = found
  if (!items)
    return (
      <BothSides>
        {error ? (
          <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading text={words.loading} />
        )}
      </BothSides>
    )
  const day = searchedTo ? formatInstant(searchedTo, language) : ''
  const foot = hasNextPage && (
    <Foot>
      <output>{error ? errorText(error) : t`Searched back to ${day}.`}</output>
      <MiniButton type="button" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
        <Trans>Search older</Trans>
      </MiniButton>
    </Foot>
  )
  if (items.length === 0 && !listState.open)
    return (
      <BothSides>
        <EmptyState
          text={hasNextPage ? t`No results so far` : t`No results`}
          action={
            <>
              {foot}
              <ClearSearch onPress={onClearSearch} />
            </>
          }
        />
      </BothSides>
    )
  const itemOf = (id: string) => items.find((item) => item.id === id)
  return (
    <ListAndDetail
      words={words}
      ids={items.map(({ id }) => id)}
      open={listState.open}
      to={(id) => to({ open: id })}
      row={(id, isOpen, choice) => {
        const item = itemOf(id)
        return item && row(item, { isOpen, choice, to: to({ open: id }) })
      }}
      detail={(id, onGone) => detail(id, itemOf(id), onGone)}
      onLeave={() => go({ open: '' })}
      {...{ foot, selecting }}
    />
  )
}
