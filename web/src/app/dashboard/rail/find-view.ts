import { type Action, type Actor, can } from 'domain/permissions.ts'

interface Row {
  /** The value of `?tab=` in the URL; '' for the first view. */
  tab: string
  /** The tab of the rail entry that this view belongs to, if it has no entry of its own. */
  under?: string
  /** The permission needed to see the view. */
  action: Action
}

/**
 * Returns the views that an actor may see, in the order of the table. Of several views with one URL, it
 * returns the first.
 */
export function viewsFor<View extends Row>(views: readonly View[], actor: Actor): View[] {
  const allowed = views.filter(({ action }) => can(actor, action, actor.uid ?? undefined))
  return allowed.filter(({ tab }, index) => allowed.findIndex((other) => other.tab === tab) === index)
}

/** Why a URL shows no view: it does not exist, or the user may not see it. */
export type MissingReason = 'unknown' | 'forbidden'

/**
 * Returns the view in the URL, or why there is none.
 * @param search the query string, `?tab=…`
 */
export function findView<View extends Row>(
  views: readonly View[],
  actor: Actor,
  search: string,
): View | MissingReason {
  const tab = new URLSearchParams(search).get('tab') ?? ''
  const isNamed = (view: View) => view.tab === tab
  return viewsFor(views, actor).find(isNamed) ?? (views.some(isNamed) ? 'forbidden' : 'unknown')
}

/** Returns the view whose rail entry leads to a view: itself, or the one it is a tab of. */
export const entryOf = <View extends Pick<Row, 'tab' | 'under'>>(views: readonly View[], view: View): View =>
  views.find(({ tab }) => tab === view.under) ?? view
