import type { MessageDescriptor } from '@lingui/core'
import type { Action } from 'domain/permissions.ts'
import type { ComponentType } from 'react'
import type { WorkIconName } from '#components/controls/work-icon.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'

export interface ViewProps {
  session: OpenSession
}

/** Under which name its entry stands in the rail. */
export type ViewGroup = 'people' | 'website' | 'inbox'

/** A view of the dashboard, and its entry in the rail. */
export interface View {
  /** What the address says after `?tab=`; '' for the first view. */
  tab: string
  /** The tab of the entry in the rail below which it stands as a tab of the page; whoever may not see that one has an entry for it. */
  under?: string
  /** Reached at the foot of the rail, from who is signed in: it has no entry. */
  isOwn?: true
  /** In the rail. */
  label: MessageDescriptor
  /** Without one it stands above all groups. */
  group?: ViewGroup
  /** In the header of phones; 'Dashboard' where there is none. */
  title?: MessageDescriptor
  icon: WorkIconName
  /** At the end of the entry in the rail: how much there is to do. */
  badge?: ComponentType
  /** Who may do this sees the view. Of several views at one address she gets the first that she may see. */
  action: Action
  /** At hand or, where only some people need it, a `lazyView`. */
  component: ComponentType<ViewProps>
}
