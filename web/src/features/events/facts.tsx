import { formatDay, formatWeekday } from 'domain/dates.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

/** When and where an event is, a line each. */
export const Facts = styled.ul`
  display: grid;
  gap: 6px;
  color: var(--ink-soft);
  font-size: 1rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  li {
    display: flex;
    gap: 10px;
    align-items: start;
  }
  svg {
    margin-block-start: 1px;
    color: var(--accent);
  }
  bdi {
    min-inline-size: 0;
    white-space: pre-line;
  }
`
const Unseen = styled.span`
  ${visuallyHidden}
`

/** 'Friday, March 22, 2024' */
export const DayFact = ({ date }: { date: string }) => (
  <li>
    <Icon name="day" />
    <time dateTime={date}>{formatWeekday(date, useLanguage())}</time>
  </li>
)

interface TimeFactProps {
  time: string
  /** Said before it where only a block of decoration shows the day. */
  date?: string
}

export function TimeFact({ time, date }: TimeFactProps) {
  const language = useLanguage()
  return (
    <li>
      <Icon name="clock" />
      <span>
        {date && <Unseen>{formatDay(date, language)}, </Unseen>}
        <time dateTime={time}>{time}</time>
      </span>
    </li>
  )
}

export const PlaceFact = ({ location }: { location: string }) => (
  <li>
    <Icon name="pin" />
    <bdi>{location}</bdi>
  </li>
)
