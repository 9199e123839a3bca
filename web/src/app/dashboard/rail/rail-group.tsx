import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import type { View, ViewGroup } from './view.ts'
import { railEntry } from './rail-entry.ts'

/** The order of the rail; entries without a group come first. */
const ORDER: readonly (ViewGroup | undefined)[] = [undefined, 'people', 'website', 'inbox']

/** Groups the entries of the rail, without empty groups. */
export const groupViews = (views: readonly View[]): { group: ViewGroup | undefined; views: View[] }[] =>
  ORDER.map((group) => ({ group, views: views.filter((view) => view.group === group) })).filter(
    (part) => part.views.length > 0,
  )

const Name = styled.p`
  flex: none;
  margin: var(--s3) var(--s3) 2px;
  color: var(--on-dark-soft);
  font: 600 var(--t-s) / 1.4 var(--text);

  /* its lines have room of their own */
  :where(:lang(ur)) & {
    margin-block: 0;
  }
  ${media.lowDesktop} {
    block-size: 5px;
    margin-block: 0 4px;
    border-block-end: 1px solid var(--line-dark);
    overflow: hidden;
    font-size: 0;
  }
`

const List = styled.ul`
  flex: none;
  display: grid;
  gap: 2px;

  ${media.lowDesktop} {
    gap: 0;
  }
`

const Entry = styled(Link)`
  ${railEntry}
`

interface RailGroupProps {
  group: ViewGroup | undefined
  views: readonly View[]
  current: View | undefined
  onChoose: () => void
}

/** Shows a group of entries with its name. */
export function RailGroup({ group, views, current, onChoose }: RailGroupProps) {
  const { t, i18n } = useLingui()
  const nameId = useId()
  const names: Record<ViewGroup, string> = { people: t`People`, website: t`Website`, inbox: t`Inbox` }
  return (
    <>
      {group && <Name id={nameId}>{names[group]}</Name>}
      <List aria-labelledby={group && nameId}>
        {views.map((view) => (
          <li key={view.tab}>
            <Entry
              to={paths.dashboardView(view.tab)}
              aria-current={view === current ? 'page' : undefined}
              onClick={onChoose}
            >
              <WorkIcon name={view.icon} />
              {i18n._(view.label)}
              {view.badge && <view.badge />}
            </Entry>
          </li>
        ))}
      </List>
    </>
  )
}
