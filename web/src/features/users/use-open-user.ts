import type { UserTab } from 'domain/user.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** What an id can look like; anything else in the address opens nothing. */
const ID = /^[\w-]{1,128}$/

/** The entry of the history below is the list itself, so closing is going back. */
const OVER_LIST = { isOverList: true }

/** Whose details are open: the address says it, so that reload, Back and sharing work. */
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
        paths.dashboardUser(tab, id),
        openId === undefined ? { state: OVER_LIST } : { replace: true, state: state as unknown },
      ),
    close: () =>
      (state as typeof OVER_LIST | null)?.isOverList
        ? void navigate(-1)
        : void navigate(paths.dashboardView(tab), { replace: true }),
  }
}
