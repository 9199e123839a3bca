import type { MessageDescriptor } from '@lingui/core'
import { type Action, type Actor, can } from 'domain/permissions.ts'
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

/** What decides who sees a view, and under which entry of the rail. */
type Row = Pick<View, 'tab' | 'under' | 'action'>

/**
 * Returns the views that an actor may see, in the order of the table. Of several views with one URL, it
 * returns the first.
 */
export function viewsFor<V extends Row>(views: readonly V[], actor: Actor): V[] {
  const allowed = views.filter(({ action }) => can(actor, action, actor.uid ?? undefined))
  return allowed.filter(({ tab }, index) => allowed.findIndex((other) => other.tab === tab) === index)
}

/** Why a URL shows no view: it does not exist, or the user may not see it. */
export type MissingReason = 'unknown' | 'forbidden'

/**
 * Returns the view in the URL, or why there is none.
 * @param search the query string, `?tab=…`
 */
export function findView<V extends Row>(
  views: readonly V[],
  actor: Actor,
  search: string,
): V | MissingReason {
  const tab = new URLSearchParams(search).get('tab') ?? ''
  const isNamed = (view: V) => view.tab === tab
  return viewsFor(views, actor).find(isNamed) ?? (views.some(isNamed) ? 'forbidden' : 'unknown')
}

/** Returns the view whose rail entry leads to a view: itself, or the one it is a tab of. */
export const entryOf = <V extends Pick<Row, 'tab' | 'under'>>(views: readonly V[], view: V): V =>
  views.find(({ tab }) => tab === view.under) ?? view
