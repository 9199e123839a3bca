import { formatDay, formatDayBlock, isDay } from 'domain/dates.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import type { Post } from '../kinds.ts'

const Day = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  block-size: 72px;
  border: 1.5px solid var(--line);
  background: var(--surface-page);
  line-height: 1;
  b {
    font: 700 1.875rem/1 var(--display);
  }
  span {
    color: var(--accent);
    font-size: var(--t-s);
    font-weight: 700;
  }
`

/** Shows the day of an event as a block. Decoration: the whole date is written beside it. */
export function RowDay({ date }: { date: string }) {
  const language = useLanguage()
  // somebody may have made it by hand
  const { day, month } = isDay(date) ? formatDayBlock(date, language) : { day: '', month: '' }
  return (
    <Day aria-hidden="true">
      <b>{day}</b>
      <span>{month}</span>
    </Day>
  )
}

const Fact = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--ink);
  font-weight: 600;
  > svg {
    color: var(--accent);
  }
`

function EventDay({ date }: { date: string }) {
  const language = useLanguage()
  return <time dateTime={date}>{isDay(date) ? formatDay(date, language) : date}</time>
}

/** Shows the date, time and location of an event. */
export const EventFacts = ({ event: { date = '', time, location } }: { event: Post }) => (
  <>
    <Fact>
      <Icon name="day" />
      <EventDay date={date} />
    </Fact>
    <Fact>
      <Icon name="clock" />
      <time dateTime={time}>{time}</time>
    </Fact>
    <Fact>
      <Icon name="pin" />
      <bdi>{location}</bdi>
    </Fact>
  </>
)
