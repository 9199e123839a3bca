import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import type { View, ViewGroup } from './view.ts'

/** Styles an entry of the rail, a link or a button. */
export const railEntry = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: #e9e4ee;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--surface-dark-raised);
    color: #e9e4ee;
  }
  &[aria-current] {
    background: var(--on-dark);
    color: var(--ink);
    font-weight: 700;
    ${media.forcedColours} {
      forced-color-adjust: none;
      border-inline-start: 4px solid CanvasText;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

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
