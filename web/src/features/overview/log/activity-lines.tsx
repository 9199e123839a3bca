import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime, formatWeekday, today } from 'domain/dates.ts'
import type { AuditLine } from 'domain/stored/audit.ts'
import { toFigureSeed } from 'domain/values/entity-tag.ts'
import { Fragment, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { Avatar } from '#components/needlework/avatar.tsx'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { turnedDown, turnedUp } from '#styles/mirrored.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { groupLines, type LineGroup } from './group-lines.ts'
import { ActorName, ManyTimes, Target } from './line-texts.tsx'
import { useActionNames } from './use-action-names.ts'

const Lines = styled.ol`
  --times: 7em;
  border: 1px solid var(--line);
  background: var(--surface);

  /* each of two times has a word there */
  &:lang(ur) {
    --times: 11em;
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  time {
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  b {
    font-weight: 600;
  }
`

const Day = styled.li`
  padding: var(--s2) var(--s4);
  background: var(--surface-sunk);
  font-size: var(--t-s);
  font-weight: 600;
`

const Line = styled.div`
  display: grid;
  grid-template-columns: var(--times) 28px minmax(0, 2fr) minmax(0, 4fr) 44px;
  gap: 0 var(--s3);
  align-items: center;
  min-block-size: 56px;
  padding: 6px var(--s4);
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${narrowList} {
    grid-template-columns: 28px minmax(0, 1fr) 44px;
    padding-inline-end: var(--s2);

    > :is(span, time) {
      grid-column: 2;
    }
    > :first-child {
      order: 1;
    }
    > span:first-of-type {
      grid-area: 1 / 1;
    }
    > button {
      grid-area: 1 / 3 / span 2;
    }
  }
`

const Figure = styled(Avatar)`
  inline-size: 28px;
  block-size: 28px;
`

const Arrow = styled(IconButton)`
  svg {
    ${turnedDown}
  }
  &[aria-expanded='true'] svg {
    ${turnedUp}
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`

const Entries = styled.ul`
  padding: 0 var(--s4) var(--s3);

  li {
    display: grid;
    grid-template-columns: var(--times) minmax(0, 1fr);
    gap: 0 var(--s3);
    align-items: baseline;
    padding-block: 6px;
    border-block-start: 1px dotted var(--edge);
    overflow-wrap: anywhere;
  }
  small {
    display: inline;
  }
  ${narrowList} {
    li {
      grid-template-columns: 3.5em minmax(0, 1fr);
    }
  }
`

/** How many names a group shows while it is closed. */
const NAMED = 3

interface ActivityLinesProps {
  lines: readonly AuditLine[]
  /** How many groups to show; all without it. */
  most?: number
}

/** Shows lines of the log by day. Equal lines of an hour are one line, which opens. */
export function ActivityLines({ lines, most }: ActivityLinesProps) {
  const groups = groupLines(lines).slice(0, most)
  return (
    <Lines>
      {groups.map((group, index) => (
        <Fragment key={group.id}>
          {group.day !== groups[index - 1]?.day && (
            <Day>
              <DayName day={group.day} />
            </Day>
          )}
          <li>{group.lines.length === 1 ? <OneLine line={group.lines[0]} /> : <Group group={group} />}</li>
        </Fragment>
      ))}
    </Lines>
  )
}

function DayName({ day }: { day: string }) {
  const language = useLanguage()
  const [now] = useState(() => Date.now())
  if (day === today(new Date(now))) return <Trans>Today</Trans>
  if (day === today(new Date(now - 86_400_000))) return <Trans>Yesterday</Trans>
  return formatWeekday(day, language)
}

interface FramedLineProps {
  time: ReactNode
  /** Who did it. */
  by: AuditLine
  children: ReactNode
  arrow?: ReactNode
}

const FramedLine = ({ time, by, children, arrow }: FramedLineProps) => (
  <Line>
    {time}
    <Figure seed={by.actor_name && toFigureSeed(by.actor)} name={by.actor_name} />
    <span>
      <ActorName actor={by.actor} name={by.actor_name} />
    </span>
    <span>{children}</span>
    {arrow}
  </Line>
)

function OneLine({ line }: { line: AuditLine }) {
  const language = useLanguage()
  const actions = useActionNames()
  return (
    <FramedLine time={<time dateTime={line.at}>{formatTime(line.at, language)}</time>} by={line}>
      {actions[line.action]}
      <small>
        <Target line={line} />
      </small>
    </FramedLine>
  )
}

function Group({ group: { lines } }: { group: LineGroup }) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [latest] = lines
  const [from, to] = [lines.at(-1)?.at ?? latest.at, latest.at].map((at) => formatTime(at, language))
  const names = [...new Set(lines.map(({ target_name }) => target_name).filter(Boolean))]
  const more = names.length - NAMED
  const count = lines.length
  return (
    <>
      <FramedLine
        time={<time dateTime={latest.at}>{from === to ? to : t`${from} to ${to}`}</time>}
        by={latest}
        arrow={
          <Arrow
            type="button"
            aria-label={isOpen ? t`Hide the entries` : t`Show ${count} entries`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <WorkIcon name="right" />
          </Arrow>
        }
      >
        <ManyTimes action={latest.action} count={count} />
        {names.length > 0 && (
          <small>
            {formatList(names.slice(0, NAMED), language)}
            {more > 0 && (
              <>
                {' '}
                <Trans>and {more} more</Trans>
              </>
            )}
          </small>
        )}
      </FramedLine>
      <Entries id={id} hidden={!isOpen}>
        {lines.map((line) => (
          <li key={line.id}>
            <time dateTime={line.at}>{formatTime(line.at, language)}</time>
            <span>
              <Target line={line} />
            </span>
          </li>
        ))}
      </Entries>
    </>
  )
}
