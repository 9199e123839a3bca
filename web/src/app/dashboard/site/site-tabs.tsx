import { useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { selectedTab, TabList, tabStyle } from '#components/controls/tabs.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { paths } from '#lib/paths.ts'

const Tab = styled(Link)`
  ${tabStyle}
  text-decoration: none;

  &[aria-current] {
    ${selectedTab}
  }
`

const Bar = styled(TabList)`
  margin-block-end: var(--s5);
`

interface SiteTabsProps {
  session: OpenSession
  /** The view that these tabs stand in. */
  current: 'site' | 'pages'
}

/** Links the views of the office's site. The team sees only one of them, so it gets no tabs. */
export function SiteTabs({ session, current }: SiteTabsProps) {
  const { t } = useLingui()
  if (!can(session.actor, 'site:write')) return null
  const tabs = [
    { id: 'site', label: t`Website text` },
    { id: 'pages', label: t`Pages and files` },
  ] as const
  return (
    <Bar as="nav" aria-label={t`Site`}>
      {tabs.map(({ id, label }) => (
        <Tab key={id} to={paths.dashboardView(id)} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Tab>
      ))}
    </Bar>
  )
}
