import { Trans } from '@lingui/react/macro'
import type { PublicEvent } from 'domain/event.ts'
import styled, { css } from 'styled-components'
import { Description } from '#components/sections/description.tsx'
import { Prose } from '#components/layout/prose.tsx'
import { scheduleOf } from 'domain/formatting/schedule-of.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { DayFact, Facts, HoursFact, PlaceFact } from './event-facts.tsx'

const rows = css`
  margin-block-start: var(--s5);
  > li {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: var(--s5);
    padding-block: var(--s4);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  time {
    color: var(--accent);
    font: 600 1.25rem / 1.3 var(--display);
    white-space: nowrap;
  }
  b {
    font-weight: 700;
    unicode-bidi: plaintext;
  }
  p {
    color: var(--ink-soft);
    font-size: 1rem;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  ${media.belowTablet} {
    li {
      grid-template-columns: 64px minmax(0, 1fr);
      gap: var(--s4);
    }
    time {
      font-size: 1.0625rem;
    }
  }
`

const Rows = styled.ol`
  ${rows}
`
const WithSchedule = styled(Description)`
  max-inline-size: none;
  > :not(.schedule) {
    max-inline-size: 40em;
  }
  .schedule {
    display: block;
    ${rows}
    > li::before {
      content: none;
    }
  }
`

/** Shows what an event is about, with its schedule as a list. */
export function Schedule({ event: { description, html } }: { event: PublicEvent }) {
  if (html !== undefined) return <WithSchedule of={{ description, html }} />
  const { words, items } = scheduleOf(description)
  return (
    <>
      {words && <Prose text={words} />}
      {items.length > 0 && (
        <Rows>
          {items.map(({ time, title, text }, index) => (
            <li key={index}>
              <time>{time}</time>
              <div>
                <b>{title}</b>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </Rows>
      )}
    </>
  )
}

const FactsPanel = styled.section`
  ${onKora}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s3) var(--s5);
  align-items: center;
  margin-block-end: var(--s5);
  padding: var(--s5);
  h3 {
    grid-column: 1 / -1;
    font-size: 1.375rem;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const FactList = styled(Facts)`
  color: inherit;
`

/** Shows the day, the time and the location of an event. */
export const WhenAndWhere = ({ event }: { event: PublicEvent }) => (
  <FactsPanel aria-labelledby="when-and-where">
    <h3 id="when-and-where">
      <Trans>When and where</Trans>
    </h3>
    <FactList>
      <DayFact event={event} />
      <HoursFact event={event} />
      <PlaceFact location={event.location} />
    </FactList>
    <AddToCalendar event={event} $kind="line" />
  </FactsPanel>
)
