import { INBOX_LISTS, type InboxList, DAYS_BACK, type DaysBack, type Shown, SHOWN } from 'domain/inbox.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** What the address says of a list: which, what of it, and what is open. */
export interface ListState {
  list: InboxList
  shown: Shown
  back: DaysBack
  /** Reference; '' where nothing was opened, or what can be none. */
  open: string
}

const named = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

export function readListState(search: string): ListState {
  const asked = new URLSearchParams(search)
  return {
    list: named(INBOX_LISTS, asked.get('tab'), 'messages'),
    shown: named(SHOWN, asked.get('show'), 'all'),
    back: named(DAYS_BACK, asked.get('back'), 'ever'),
    open: /^[\w-]{1,128}$/.exec(asked.get('open') ?? '')?.[0] ?? '',
  }
}

/** The address of a place; what is as it is without saying so is not said. */
export function toListAddress({ list, shown, back, open }: ListState): string {
  const asked = new URLSearchParams({
    ...(shown !== 'all' && { show: shown }),
    ...(back !== 'ever' && { back }),
    ...(open && { open }),
  })
  const view = paths.dashboardView(list)
  return asked.size === 0 ? view : `${view}&${asked.toString()}`
}

/** Where she is, and what leads elsewhere in the same list. */
export function useListState() {
  const navigate = useNavigate()
  const listState = readListState(useLocation().search)
  return {
    listState,
    to: (change: Partial<ListState>) => toListAddress({ ...listState, ...change }),
    go: (change: Partial<ListState>, options?: { replace?: boolean }) =>
      void navigate(toListAddress({ ...listState, ...change }), options),
  }
}
