import { type Action, type Actor, can } from 'domain/permissions.ts'
import { useLocation } from 'react-router-dom'
import type { IconName } from '../../components/icon.tsx'
import { paths } from '../../lib/paths.ts'

/** Entries of the rail in their order (spec, section 2), and what each takes; `null` is for everybody. */
const TABS = {
  dashboard: { icon: 'grid', action: null },
  members: { icon: 'people', action: 'user:list' },
  team: { icon: 'team', action: 'user:list' },
  requests: { icon: 'inbox', action: 'user:list' },
  blogs: { icon: 'pen', action: 'post:write' },
} as const satisfies Record<string, { icon: IconName; action: Action | null }>

export type Tab = keyof typeof TABS

export const iconOf = (tab: Tab): IconName => TABS[tab].icon

/** The entries that somebody may use. */
export const tabsOf = (actor: Actor): Tab[] =>
  (Object.keys(TABS) as Tab[]).filter((tab) => {
    const { action } = TABS[tab]
    return action === null || can(actor, action)
  })

/** Where a tab stands: in the address, so that Back works and a tab can be linked to. */
export const tabAddress = (tab: Tab): string =>
  tab === 'dashboard' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`

/** The tab that the address names; the first where it names none that the actor may use. */
export function useTab(actor: Actor): Tab {
  const named = new URLSearchParams(useLocation().search).get('tab')
  return tabsOf(actor).find((tab) => tab === named) ?? 'dashboard'
}
