import { useLocation } from 'react-router-dom'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { findView, viewsFor } from './find-view.ts'
import { NoViewHere } from './no-view.tsx'
import { StatusNews } from './status-news.tsx'
import { views } from './views.ts'

/** The views of a session: what she may see, at the one that the address names. */
export function Dashboard({ session }: { session: OpenSession }) {
  const { actor, user } = session
  const found = findView(views, actor, useLocation().search)
  const view = typeof found === 'string' ? undefined : found
  return (
    <DashboardLayout views={viewsFor(views, actor)} view={view} herself={session} isHeard={session.isHeard}>
      <StatusNews session={session} />
      {typeof found === 'string' ? (
        <NoViewHere why={found} name={user.full_name} />
      ) : (
        <found.component session={session} />
      )}
    </DashboardLayout>
  )
}
