import { useLingui } from '@lingui/react/macro'
import { USER_TABS, type UserTab } from 'domain/user.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { paths } from '#lib/paths.ts'
import { useDebounced } from './use-debounced.ts'
import type { TabCounts } from './user-list.ts'
import { UserPanel } from './user-panel.tsx'
import { UserSearch } from './user-search.tsx'

/** A pause in typing after which the list is searched, in milliseconds. */
const PAUSE_MS = 300

/** The tab that the address names; all users where it names none. */
function useUserTab(): UserTab {
  const named = new URLSearchParams(useLocation().search).get('tab')
  return USER_TABS.find((tab) => tab === named) ?? 'all'
}

interface UserManagementProps {
  session: OpenSession
  /** Called with how many applications wait. */
  onWaiting: (count: number) => void
}

/** The admin's list of users; its tabs are the entries of the rail. */
export function UserManagement({ session, onWaiting }: UserManagementProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), PAUSE_MS)
  const [counts, setCounts] = useState<TabCounts>()
  const userTab = useUserTab()
  const tabs: { id: UserTab; label: string }[] = [
    { id: 'all', label: t`All Users` },
    { id: 'members', label: t`Members` },
    { id: 'team', label: t`Team` },
    { id: 'requests', label: t`Pending Requests` },
  ]

  // the numbers on the tabs are those of the search, the one in the rail is not
  const handleCounts = (next: TabCounts) => {
    setCounts(next)
    if (search === '') onWaiting(next.requests)
  }

  return (
    <>
      <WorkHead title={t`User Management`}>
        <UserSearch value={typed} onChange={setTyped} />
      </WorkHead>
      <Tabs
        name="users"
        label={t`Users`}
        tabs={tabs.map((entry) => ({ ...entry, count: counts?.[entry.id] }))}
        selected={userTab}
        onSelect={(id) => void navigate(paths.dashboardView(id === 'all' ? '' : id))}
      >
        <UserPanel
          key={`${userTab} ${search}`}
          session={session}
          tab={userTab}
          search={search}
          onCounts={handleCounts}
        />
      </Tabs>
    </>
  )
}
