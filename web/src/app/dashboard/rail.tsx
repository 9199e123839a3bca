import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { logOut } from '#features/session/log-out.ts'
import { useOrganisation } from '#lib/content.tsx'
import { paths } from '#lib/paths.ts'
import { entryOf } from './find-view.ts'
import { railEntry } from './rail-entry.ts'
import type { View } from './view.ts'

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: var(--s4) var(--s4) 0;
  overflow-y: auto;
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--s3);
  max-inline-size: 190px;
  padding: var(--s2);
  margin-block-end: var(--s4);
  color: inherit;
  text-decoration: none;
  font: 700 1.125rem/1.05 var(--display);
  word-spacing: -0.06em;

  &:hover {
    color: inherit;
  }
`

const Mark = styled(FixedArt)`
  flex: none;
  inline-size: 52px;
  aspect-ratio: 1;
  padding: 4px;
`

const Entries = styled.ul`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 2px;

  > li:last-child {
    margin-block-start: auto;
  }
`

const Entry = styled(Link)`
  ${railEntry}
`

const Logout = styled.button`
  ${railEntry}
`

const Foot = styled.div`
  flex: none;
  block-size: 52px;
  margin-block-start: var(--s3);
  margin-inline: calc(-1 * var(--s4));
  background: var(--border-patti) 50% 50% repeat-x;
`

export interface RailProps {
  views: readonly View[]
  view: View
  /** Called when an entry is chosen. */
  onChoose?: () => void
}

/** The navigation of the dashboard. */
export function Rail({ views, view: current, onChoose }: RailProps) {
  const { t, i18n } = useLingui()
  const { shortName } = useOrganisation()
  const entries = views.filter((view) => entryOf(views, view) === view)
  return (
    <Column aria-label={t`Dashboard`}>
      <Home to={paths.home}>
        <Mark art="mark" />
        {shortName}
      </Home>
      <Entries>
        {entries.map((view) => (
          <li key={view.tab}>
            <Entry
              to={paths.dashboardView(view.tab)}
              aria-current={view === entryOf(views, current) ? 'page' : undefined}
              onClick={onChoose}
            >
              <Icon name={view.icon} />
              {i18n._(view.label)}
              {view.badge && <view.badge />}
            </Entry>
          </li>
        ))}
        <li>
          <Logout type="button" onClick={() => void logOut()}>
            <Icon name="logout" />
            <Trans>Logout</Trans>
          </Logout>
        </li>
      </Entries>
      <Foot aria-hidden="true" />
    </Column>
  )
}
