import { INBOX_LISTS, type InboxList, DAYS_BACK, type DaysBack, type Shown, SHOWN } from 'domain/inbox.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** What the address says of a list: which, what of it, and what is open. */
export interface Place {
  list: InboxList
  shown: Shown
  back: DaysBack
  /** Reference; '' where nothing was opened, or what can be none. */
  open: string
}

const named = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

export function placeIn(search: string): Place {
  const asked = new URLSearchParams(search)
  return {
    list: named(INBOX_LISTS, asked.get('tab'), 'messages'),
    shown: named(SHOWN, asked.get('show'), 'all'),
    back: named(DAYS_BACK, asked.get('back'), 'ever'),
    open: /^[\w-]{1,128}$/.exec(asked.get('open') ?? '')?.[0] ?? '',
  }
}

/** The address of a place; what is as it is without saying so is not said. */
export function addressOfPlace({ list, shown, back, open }: Place): string {
  const asked = new URLSearchParams({
    ...(shown !== 'all' && { show: shown }),
    ...(back !== 'ever' && { back }),
    ...(open && { open }),
  })
  const view = paths.dashboardView(list)
  return asked.size === 0 ? view : `${view}&${asked.toString()}`
}

/** Where she is, and what leads elsewhere in the same list. */
export function usePlace() {
  const navigate = useNavigate()
  const place = placeIn(useLocation().search)
  return {
    place,
    to: (change: Partial<Place>) => addressOfPlace({ ...place, ...change }),
    go: (change: Partial<Place>, options?: { replace?: boolean }) =>
      void navigate(addressOfPlace({ ...place, ...change }), options),
  }
}
