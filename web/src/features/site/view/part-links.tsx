import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ContentPart } from 'domain/content/content.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { PART_NAMES, PARTS } from '../parts/parts.ts'
import type { PartErrors } from '../use-errors.ts'
import type { Parts } from '../use-edited-parts.ts'

const List = styled.ul`
  display: grid;
  gap: 2px;

  @container (max-width: 879px) {
    display: flex;
    overflow-x: auto;
    border-block-end: 1px solid var(--line);
  }
`
const Entry = styled(Link)`
  display: grid;
  align-content: center;
  min-block-size: 52px;
  padding: 4px var(--s4);
  border: 0 solid transparent;
  border-inline-start-width: 4px;
  color: var(--ink);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;

  > span {
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-weight: 400;
  }
  > [data-state='changed'] {
    color: var(--waiting);
    font-weight: 600;
  }
  > [data-state='wrong'] {
    color: var(--danger);
    font-weight: 600;
  }
  &:hover {
    background: var(--surface-sunk);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.forcedColours} {
    border-color: Canvas;
  }
  &[aria-current] {
    border-color: var(--accent);
    background: var(--surface);
    color: var(--accent);
    ${media.forcedColours} {
      border-color: Highlight;
    }
  }
  @container (max-width: 879px) {
    white-space: nowrap;
    border-width: 0 0 4px;
    &[aria-current] {
      background: none;
    }
  }
`

interface PartLinksProps {
  all: Parts['all']
  errors: PartErrors
  current: ContentPart
}

/** Lists the parts of the website text, each with its state. */
export function PartLinks({ all, errors, current }: PartLinksProps) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // on phones they scroll sideways
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen) list.current?.scrollTo({ left: chosen.offsetLeft - list.current.offsetLeft - 24 })
  }, [current])
  return (
    <nav aria-label={t`Parts of the website`}>
      <List ref={list}>
        {PART_NAMES.map((part) => (
          <li key={part}>
            <Entry
              to={`${paths.dashboardView('site')}&part=${part}`}
              aria-current={part === current ? 'true' : undefined}
            >
              {i18n._(PARTS[part].label)}
              <State changes={all[part].changes.length} wrong={Object.keys(errors[part] ?? {}).length} />
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  )
}

function State({ changes, wrong }: { changes: number; wrong: number }) {
  if (wrong > 0)
    return (
      <span data-state="wrong">
        <Plural value={wrong} one="# field to correct" other="# fields to correct" />
      </span>
    )
  if (changes > 0)
    return (
      <span data-state="changed">
        <Plural value={changes} one="# change" other="# changes" />
      </span>
    )
  return (
    <span>
      <Trans>published</Trans>
    </span>
  )
}
