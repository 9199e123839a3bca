import { INBOX_LISTS, DAYS_BACK, type DaysBack, type Shown, SHOWN } from 'domain/inbox.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** The tabs of the inbox: its lists, and what bots seem to have sent. */
export const INBOX_TABS = [...INBOX_LISTS, 'spam'] as const
export type InboxTab = (typeof INBOX_TABS)[number]

/** The address of the saved replies, which are edited in place of the messages. */
export const SAVED_REPLIES_ADDRESS = `${paths.dashboardView('messages')}&edit=replies`

/** The state of a list in the address: which list, its filters and the open entry. */
export interface ListState {
  list: InboxTab
  shown: Shown
  back: DaysBack
  /** Reference of the open entry; '' for none or a malformed one. */
  open: string
}

const named = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

/** Reads a list state from the query. An unknown value counts as the default. */
export function readListState(search: string): ListState {
  const asked = new URLSearchParams(search)
  return {
    list: named(INBOX_TABS, asked.get('tab'), 'messages'),
    shown: named(SHOWN, asked.get('show'), 'all'),
    back: named(DAYS_BACK, asked.get('back'), 'ever'),
    open: /^[\w-]{1,128}$/.exec(asked.get('open') ?? '')?.[0] ?? '',
  }
}

/** Builds the URL for a list state. Default values are left out of the query. */
export function toListAddress({ list, shown, back, open }: ListState): string {
  const asked = new URLSearchParams({
    ...(shown !== 'all' && { show: shown }),
    ...(back !== 'ever' && { back }),
    ...(open && { open }),
  })
  const view = paths.dashboardView(list)
  return asked.size === 0 ? view : `${view}&${asked.toString()}`
}

/** Returns the list state in the address, and what changes it. */
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
