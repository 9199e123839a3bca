import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { SelectBox } from '#components/dashboard/selection.tsx'
import { clamped, oneLineOfFacts } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { wideList } from '#styles/narrow-list.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { ShortWhen } from '../when.tsx'
import type { RowChoice } from './list-kind.ts'

export const Rows = styled.ul`
  > li {
    position: relative;
    border-block-end: 1px solid var(--line);
  }
  > li > label {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 4px;
  }
`

const marked = css`
  &,
  &:hover {
    background: var(--accent-tint);
  }
  border-inline-start-color: var(--accent);
  ${media.forcedColours} {
    border-inline-start: 6px solid Highlight;
  }
`

interface RowStyle {
  $isNew: boolean
  /** Undefined while no rows are selected. */
  $isSelected: boolean | undefined
}

/* while rows are selected the mark means that alone */
const Row = styled(Link)<RowStyle>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s3);
  padding-block: 10px;
  padding-inline: ${({ $isSelected }) => ($isSelected === undefined ? '12px' : '52px')} var(--s4);
  border-inline-start: 4px solid transparent;
  ${media.forcedColours} {
    border-inline-start-color: Canvas;
  }
  color: inherit;
  line-height: 1.4;
  text-decoration: none;
  font-weight: ${({ $isNew }) => ($isNew ? 700 : 500)};

  &:hover {
    background: #fdfbf6;
    color: inherit;
  }
  ${({ $isSelected }) => $isSelected && marked}
  /* where the list has the room to itself nothing is open */
  ${wideList} {
    &[aria-current] {
      ${({ $isSelected }) => $isSelected === undefined && marked}
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > small {
    font-size: var(--t-s);
    font-weight: 400;
    color: var(--ink-soft);
  }
`

const From = styled.span<{ $isNew: boolean }>`
  ${oneLineOfFacts}

  ${({ $isNew }) =>
    $isNew &&
    css`
      &::before {
        content: '';
        flex: none;
        border: 4.5px solid var(--accent);
        rotate: 45deg;
        margin-inline: 2px 9px;
        translate: 0 -1px;
        ${media.forcedColours} {
          border-color: CanvasText;
        }
      }
    `}
`

const About = styled.span`
  ${clamped(2)}
  overflow-wrap: anywhere;
  grid-column: 1 / -1;
  font-size: var(--t-s);
  font-weight: 400;
  color: var(--ink-soft);
`

const Said = styled.span`
  ${visuallyHidden}
`

/** Says who marked the entry as done. */
const Done = styled.span`
  grid-column: 1 / -1;
  display: flex;
  gap: 6px;
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: var(--t-s);
  font-weight: 600;
  color: var(--success);
`

const Failed = styled(Done)`
  color: var(--danger);
`

interface InboxRowProps {
  id: string
  to: string
  isOpen: boolean
  isNew: boolean
  from: string
  about: ReactNode
  at: string
  /** Shown at the end of the first line instead of the day. */
  end?: ReactNode
  /** Who marked it as done; undefined where it waits. */
  done: string | undefined
  /** Why it needs somebody again, in sindoor. */
  failed?: string | undefined
  /** Present while rows are selected. */
  choice?: RowChoice | undefined
}

/** Builds the id of a row's link, to which the focus returns. */
export const rowId = (id: string) => `row-${id}`

/** Shows an entry as a row: bold with a lozenge where it is new, with a tick where it is done. */
export function InboxRow({
  id,
  to,
  isOpen,
  isNew,
  from,
  about,
  at,
  end,
  done,
  failed,
  choice,
}: InboxRowProps) {
  const { t } = useLingui()
  return (
    <li>
      {choice && (
        <SelectBox
          label={t`Select ${from}`}
          aria-describedby={rowId(id)}
          isChecked={choice.isSelected}
          onChange={choice.onSelect}
        />
      )}
      <Row
        id={rowId(id)}
        to={to}
        $isNew={isNew}
        $isSelected={choice?.isSelected}
        aria-current={isOpen ? 'true' : undefined}
      >
        <From $isNew={isNew}>
          {isNew && (
            <Said>
              <Trans>New:</Trans>{' '}
            </Said>
          )}
          <bdi>{from}</bdi>
        </From>
        {end ?? (
          <small>
            <ShortWhen at={at} />
          </small>
        )}
        <About>{about}</About>
        {failed && (
          <Failed>
            <Icon name="alert" />
            {failed}
          </Failed>
        )}
        {done && (
          <Done>
            <Icon name="check" />
            {done}
          </Done>
        )}
      </Row>
    </li>
  )
}
