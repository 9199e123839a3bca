import { useLocation } from 'react-router-dom'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { findView, viewsFor } from './find-view.ts'
import { StatusNews } from './status-news.tsx'
import { views } from './views.ts'

/** The views of a session: what she may see, at the one that the address names. */
export function Dashboard({ session }: { session: OpenSession }) {
  const allowed = viewsFor(views, session.actor)
  const view = findView(allowed, useLocation().search)
  return (
    <DashboardLayout views={allowed} view={view} user={session.user}>
      <StatusNews session={session} />
      <view.component session={session} />
    </DashboardLayout>
  )
}
