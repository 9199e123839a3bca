import { type Action, type Actor, can } from 'domain/permissions.ts'

interface Row {
  /** What the address says after `?tab=`; '' for the first view. */
  tab: string
  /** The tab of the entry in the rail that it belongs to, where it has none of its own. */
  under?: string
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

/**
 * The view that the address names; the first where it names none of them.
 * @param search the part of the address after the path, `?tab=…`
 * @throws if there are no views
 */
export function findView<View extends Row>(views: readonly View[], search: string): View {
  const tab = new URLSearchParams(search).get('tab')
  const view = views.find((candidate) => candidate.tab === tab) ?? views[0]
  if (!view) throw new Error('An open session has at least one view')
  return view
}

/** The view in whose place an entry of the rail stands: the view itself, or that below which it is a tab. */
export const entryOf = <View extends Pick<Row, 'tab' | 'under'>>(views: readonly View[], view: View): View =>
  views.find(({ tab }) => tab === view.under) ?? view
