import { can } from 'domain/permissions.ts'
import { useState } from 'react'
import type { OpenSession } from '../../lib/firebase/use-session.ts'
import { ApplicationView } from './application-view.tsx'
import { BlogManagement } from './blog-management.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'
import { tabsOf, useTab } from './tabs.ts'
import { UserManagement } from './user-management.tsx'
import { WelcomeView } from './welcome-view.tsx'

/** The views of a session: what she may see, at the tab that the address names. */
export function Dashboard({ session }: { session: OpenSession }) {
  const { actor, user } = session
  const tab = useTab(actor)
  const [waiting, setWaiting] = useState<number>()

  const view = () => {
    if (!actor.approved) return <ApplicationView user={user} />
    if (tab === 'blogs') return <BlogManagement session={session} />
    if (can(actor, 'user:list')) return <UserManagement session={session} tab={tab} onWaiting={setWaiting} />
    return <WelcomeView user={user} />
  }
  return (
    <DashboardLayout tabs={tabsOf(actor)} tab={tab} user={user} waiting={waiting}>
      {view()}
    </DashboardLayout>
  )
}
