import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Action } from 'domain/permissions.ts'
import type { ComponentType } from 'react'
import type { IconName } from '#components/controls/icon.tsx'
import { ApplicationView } from '#features/application/application-view.tsx'
import { BlogManagement } from '#features/posts/blog-management.tsx'
import { UserManagement } from '#features/users/user-management.tsx'
import { WelcomeView } from '#features/welcome/welcome-view.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'

export interface ViewProps {
  session: OpenSession
  /** Called with how many applications wait. */
  onWaiting: (count: number) => void
}

/** A view of the dashboard, and its entry in the rail. */
export interface View {
  /** What the address says after `?tab=`; '' for the first view. */
  tab: string
  /** In the rail. */
  label: MessageDescriptor
  /** In the header of phones; 'Dashboard' where there is none. */
  title?: MessageDescriptor
  icon: IconName
  /** Who may do this sees the view. Of several views at one address she gets the first that she may see. */
  action: Action
  component: ComponentType<ViewProps>
}

const label = msg`Dashboard`

/** Every view, in the order of the rail. */
export const views: readonly View[] = [
  { tab: '', label, icon: 'grid', action: 'user:list', component: UserManagement },
  { tab: '', label, icon: 'grid', action: 'members-content:read', component: WelcomeView },
  { tab: '', label, icon: 'grid', action: 'application:correct', component: ApplicationView },
  { tab: 'members', label: msg`Members`, icon: 'people', action: 'user:list', component: UserManagement },
  { tab: 'team', label: msg`Team`, icon: 'team', action: 'user:list', component: UserManagement },
  { tab: 'requests', label: msg`Requests`, icon: 'inbox', action: 'user:list', component: UserManagement },
  {
    tab: 'blogs',
    label: msg`Blogs`,
    title: msg`Blog Management`,
    icon: 'pen',
    action: 'post:write',
    component: BlogManagement,
  },
]
