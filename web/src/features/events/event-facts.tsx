import { Trans, useLingui } from '@lingui/react/macro'
import { formatClock, formatDay, formatWeekday } from 'domain/dates.ts'
import type { PublicEvent } from 'domain/event.ts'
import styled from 'styled-components'
import type { Language } from 'domain/texts/languages.ts'
import { LinkIn } from '#components/controls/post-link.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MoreLink } from '#components/layout/section.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

/** Links to the page of all events. */
export const AllEvents = () => (
  <MoreLink to={paths.events}>
    <Trans>All events</Trans> <Icon name="arrow" />
  </MoreLink>
)

const Subject = styled.span`
  ${visuallyHidden}
`

/** Adds the event's title to a link for screen readers. */
export function AboutEvent({ title }: { title: string }) {
  // no Trans: it would read a title's own signs as elements
  const { t } = useLingui()
  return <Subject> {t`about ${title}`}</Subject>
}

interface LearnMoreProps {
  event: { id: string; title: string; language?: Language }
}

/** Links to the page of an event. */
export const LearnMore = ({ event: { id, title, language } }: LearnMoreProps) => (
  <MoreLink as={LinkIn} to={paths.eventDetails.to(id)} language={language}>
    <span>
      <Trans>Learn More</Trans>
      <AboutEvent title={title} />
    </span>
    <Icon name="arrow" />
  </MoreLink>
)

const Line = styled.p`
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.45;
`

/** Shows time and location in one line; the date only for screen readers. */
export function TimeAndPlace({ event: { date, time, location } }: { event: CardEvent }) {
  const language = useLanguage()
  return (
    <Line>
      <Unseen>{formatDay(date, language)}, </Unseen>
      <time dateTime={`${date}T${time}`}>{formatClock(time, language)}</time> · <bdi>{location}</bdi>
    </Line>
  )
}

/** Holds the facts about an event, one line each. */
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

type Days = Pick<PublicEvent, 'date' | 'end_date'>

/** Returns whether an event lasts longer than a day. */
const lastsDays = ({ date, end_date }: Days) => Boolean(end_date) && end_date !== date

/** Shows the date, such as 'Friday, March 22, 2024', or the first and the last one. */
export function DayFact({ event }: { event: Days }) {
  const { date, end_date } = event
  const language = useLanguage()
  return (
    <li>
      <Icon name="day" />
      <span>
        <time dateTime={date}>{formatWeekday(date, language)}</time>
        {end_date && lastsDays(event) && (
          <>
            {' – '}
            <time dateTime={end_date}>{formatWeekday(end_date, language)}</time>
          </>
        )}
      </span>
    </li>
  )
}

/** Shows when an event starts, and when it ends if that is known. */
export function HoursFact({ event }: { event: Days & Pick<PublicEvent, 'time' | 'end_time'> }) {
  const { time, end_time } = event
  const language = useLanguage()
  const start = <time dateTime={time}>{formatClock(time, language)}</time>
  const end = end_time && <time dateTime={end_time}>{formatClock(end_time, language)}</time>
  return (
    <li>
      <Icon name="clock" />
      <span>
        {!end_time && start}
        {end_time && !lastsDays(event) && (
          <>
            {start} – {end}
          </>
        )}
        {end_time && lastsDays(event) && (
          <Trans>
            From {start}, until {end} on the last day
          </Trans>
        )}
      </span>
    </li>
  )
}

interface TimeFactProps {
  time: string
  /** The date for screen readers, where only a decorative block shows the day. */
  date?: string
}

export function TimeFact({ time, date }: TimeFactProps) {
  const language = useLanguage()
  return (
    <li>
      <Icon name="clock" />
      <span>
        {date && <Unseen>{formatDay(date, language)}, </Unseen>}
        <time dateTime={time}>{formatClock(time, language)}</time>
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
