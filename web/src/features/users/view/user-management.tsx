import { useLingui } from '@lingui/react/macro'
import { USER_TABS, type UserTab } from 'domain/user.ts'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { WorkSearch } from '#components/dashboard/work-search.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { paths } from '#lib/paths.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { useTypedSearch } from '#lib/browser/use-typed-search.ts'
import { useTabCounts } from '../api.ts'
import { UserPanel } from './user-panel.tsx'

/** Returns the tab in the URL, or all users. */
function useUserTab(): UserTab {
  const named = new URLSearchParams(useLocation().search).get('tab')
  return USER_TABS.find((tab) => tab === named) ?? 'all'
}

interface UserManagementProps {
  session: OpenSession
  /** Whether it is a part of a page with a title of its own. */
  isPart: boolean
}

/** Shows the admin's list of users, with search and tabs. The tabs are entries of the rail too. */
export function UserManagement({ session, isPart }: UserManagementProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const searchBox = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedSearch()
  const search = usePausedSearch(typed)
  const counts = useTabCounts()
  const userTab = useUserTab()
  const tabs: { id: UserTab; label: string }[] = [
    { id: 'all', label: t`All Users` },
    { id: 'members', label: t`Members` },
    { id: 'team', label: t`Team` },
    { id: 'requests', label: t`Pending Requests` },
  ]

  return (
    <>
      <WorkHead title={t`User Management`} isPart={isPart}>
        <WorkSearch
          label={t`Search users`}
          placeholder={t`Search users...`}
          value={typed}
          onChange={setTyped}
          input={searchBox}
        />
      </WorkHead>
      <Tabs
        name="users"
        label={t`Users`}
        firstOnPhones="requests"
        tabs={tabs.map((entry) => ({ ...entry, count: counts?.[entry.id] }))}
        selected={userTab}
        onSelect={(id) => void navigate(paths.dashboardView(id === 'all' ? '' : id))}
      >
        <UserPanel
          key={`${userTab} ${search}`}
          {...{ session, search }}
          tab={userTab}
          onSearch={() => searchBox.current?.focus()}
          onClearSearch={() => {
            setTyped('')
            searchBox.current?.focus()
          }}
        />
      </Tabs>
    </>
  )
}
