import type { MessageDescriptor } from '@lingui/core'
import type { Action } from 'domain/permissions.ts'
import type { ComponentType } from 'react'
import type { WorkIconName } from '#components/controls/work-icon.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'

export interface ViewProps {
  session: OpenSession
}

/** The group of an entry in the rail. */
export type ViewGroup = 'people' | 'website' | 'inbox'

/** A view of the dashboard and its entry in the rail. */
export interface View {
  /** The value of `?tab=` in the URL; '' for the first view. */
  tab: string
  /** The tab of the rail entry that this view is a tab of. Users who may not see that one get an entry. */
  under?: string
  /** Reached from the user's name in the rail; it has no entry. */
  isOwn?: true
  /** Label in the rail. */
  label: MessageDescriptor
  /** Without a group it comes first. */
  group?: ViewGroup
  /** Title on phones; 'Dashboard' without one. */
  title?: MessageDescriptor
  icon: WorkIconName
  /** Shows the number of open tasks in the rail. */
  badge?: ComponentType
  /** The permission needed to see the view. Of several views with one URL, the first allowed one is shown. */
  action: Action
  /** The view itself, or a `lazyView` if only some people need it. */
  component: ComponentType<ViewProps>
}
