import type { UserTab } from 'domain/user.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** The form of an id; anything else in the URL opens nothing. */
const ID = /^[\w-]{1,128}$/

/** Marks that the previous history entry is the list, so closing goes back. */
const FROM_LIST = { openedFromList: true }

/** Returns which user is open. The URL holds it, so that reload, Back and sharing work. */
export function useOpenUser(userTab: UserTab) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const tab = userTab === 'all' ? '' : userTab
  const named = new URLSearchParams(search).get('open') ?? ''
  const openId = ID.test(named) ? named : undefined
  return {
    openId,
    open: (id: string) =>
      void navigate(
        paths.dashboardEntry(tab, id),
        openId === undefined ? { state: FROM_LIST } : { replace: true, state: state as unknown },
      ),
    close: () =>
      (state as typeof FROM_LIST | null)?.openedFromList
        ? void navigate(-1)
        : void navigate(paths.dashboardView(tab), { replace: true }),
  }
}
