import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatShortMonth, formatWeekday, withClock } from 'domain/dates.ts'
import type { NextEvent, Today } from 'domain/office/today.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniLink } from '#components/controls/mini-button.tsx'
import { DayBlock } from '#components/layout/day-block.tsx'
import { useMoney } from '#lib/format/use-money.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const Column = styled.div`
  display: grid;
  gap: var(--s4);

  > section {
    border: 1px solid var(--line);
    background: var(--surface);
  }
`

const EventCard = styled.section`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);

  > div {
    display: grid;
    gap: var(--s1);
    padding: var(--s3) 14px var(--s2);
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.125rem;
    line-height: 1.22;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.4;
  }
  p:first-child {
    color: var(--accent);
    font-weight: 700;
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: 44px;
    font-size: var(--t-s);
    font-weight: 600;
  }
`

const Day = styled(DayBlock)`
  align-self: start;
  padding: 14px 6px 10px;
  b {
    margin-block-end: 6px;
    font-size: 2rem;
    font-variant-numeric: lining-nums;
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`

const Figures = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  border: 1px solid var(--line);
  background: var(--line);

  a {
    display: grid;
    gap: 2px;
    align-content: start;
    block-size: 100%;
    padding: var(--s3) 14px;
    background: var(--surface);
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.25;
    text-decoration: none;
  }
  a > span {
    text-decoration: underline;
    text-decoration-color: var(--edge);
    text-underline-offset: 0.2em;
  }
  a:hover > span {
    text-decoration-color: currentColor;
  }
  b {
    color: var(--ink);
    font: 700 1.5rem/1 var(--display);
    font-variant-numeric: lining-nums;
  }
`

const Create = styled.section`
  display: grid;
  gap: var(--s2);
  padding: var(--s3);

  > a {
    justify-content: start;
  }
`

/** Shows the next event, four figures and what is often begun. @param day today, YYYY-MM-DD */
export function Side({ today, day }: { today: Today; day: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { short } = useMoney()
  const month = formatShortMonth(day.slice(0, 7), language)
  const { members, applied, drafts } = today
  const totals = [today, ...today.otherCurrencies.filter(({ received }) => received.count > 0)]
  return (
    <Column>
      {today.event && <EventBox event={today.event} today={day} />}
      <Figures aria-label={t`Numbers`}>
        <Figure to={paths.dashboardView('members')} value={members}>
          <Plural value={members} one="member" other="members" />
        </Figure>
        <Figure to={paths.overview('numbers')} value={applied}>
          <Trans>applied in {month}</Trans>
        </Figure>
        {totals.map(({ currency, received }) => (
          <Figure key={currency} to={paths.dashboardView('donations')} value={short(received.sum, currency)}>
            <Trans>received</Trans>
          </Figure>
        ))}
        <Figure to={paths.dashboardView('blogs')} value={drafts}>
          <Plural value={drafts} one="draft" other="drafts" />
        </Figure>
      </Figures>
      <Create aria-label={t`Create`}>
        <MiniLink to={paths.editPost('blogs', 'new')}>
          <Icon name="plus" />
          <Trans>Add New Blog</Trans>
        </MiniLink>
        <MiniLink to={paths.editPost('events', 'new')}>
          <Icon name="plus" />
          <Trans>Add New Event</Trans>
        </MiniLink>
        <MiniLink to={paths.dashboardView('site')}>
          <Icon name="pen" />
          <Trans>Edit website text</Trans>
        </MiniLink>
      </Create>
    </Column>
  )
}

interface FigureProps {
  to: string
  value: number | string
  children: React.ReactNode
}

const Figure = ({ to, value, children }: FigureProps) => (
  <li>
    <Link to={to}>
      <b>{value}</b>
      <span>{children}</span>
    </Link>
  </li>
)

interface EventBoxProps {
  event: NextEvent
  /** YYYY-MM-DD. */
  today: string
}

function EventBox({ event: { id, title, date, time, location }, today }: EventBoxProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  return (
    <EventCard aria-label={t`Next event`}>
      <Day date={date} />
      <div>
        <p>
          <Plural
            value={days}
            _0="Next event, today"
            one="Next event, tomorrow"
            other="Next event, in # days"
          />
        </p>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p>
          {withClock(formatWeekday(date, language), time, language)}
          <br />
          <bdi>{location}</bdi>
        </p>
        <Link to={paths.editPost('events', id)}>
          <Trans>Edit event</Trans>
        </Link>
      </div>
    </EventCard>
  )
}
