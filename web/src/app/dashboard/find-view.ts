import { type Action, type Actor, can } from 'domain/permissions.ts'

interface Row {
  /** What the address says after `?tab=`; '' for the first view. */
  tab: string
  /** Who may do this sees the view. */
  action: Action
}

/**
 * The views that an actor may see, in the order of the table. Of several with the same address she gets the first that
 * she may see.
 */
export function viewsFor<View extends Row>(views: readonly View[], actor: Actor): View[] {
  const allowed = views.filter(({ action }) => can(actor, action, actor.uid ?? undefined))
  return allowed.filter(({ tab }, index) => allowed.findIndex((other) => other.tab === tab) === index)
}

/** Why an address shows no view: there is none of this name, or it is for others. */
export type NoView = 'unknown' | 'forbidden'

/**
 * The view that the address names, of those that an actor may see; why not where she sees none there.
 * @param search the part of the address after the path, `?tab=…`
 */
export function findView<View extends Row>(
  views: readonly View[],
  actor: Actor,
  search: string,
): View | NoView {
  const tab = new URLSearchParams(search).get('tab') ?? ''
  const isNamed = (view: View) => view.tab === tab
  return viewsFor(views, actor).find(isNamed) ?? (views.some(isNamed) ? 'forbidden' : 'unknown')
}
