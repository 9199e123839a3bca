import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { findView, viewsFor } from './find-view.ts'
import { views } from './views.ts'

/** The views of a session: what she may see, at the one that the address names. */
export function Dashboard({ session }: { session: OpenSession }) {
  const [waiting, setWaiting] = useState<number>()
  const hers = viewsFor(views, session.actor)
  const view = findView(hers, useLocation().search)
  return (
    <DashboardLayout views={hers} view={view} user={session.user} waiting={waiting}>
      <view.component session={session} onWaiting={setWaiting} />
    </DashboardLayout>
  )
}
