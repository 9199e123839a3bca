import { Trans } from '@lingui/react/macro'
import type { PublicEvent } from 'domain/event.ts'
import styled from 'styled-components'
import { onKora } from '#styles/grounds.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { DayFact, Facts, PlaceFact, TimeFact } from './facts.tsx'

const Panel = styled.section`
  ${onKora}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  h2 {
    font-size: 1.375rem;
  }
`
const Known = styled(Facts)`
  gap: var(--s3);
  color: inherit;
`

/** The day, the time and the place of an event. */
export const WhenAndWhere = ({ event }: { event: PublicEvent }) => (
  <Panel aria-labelledby="when-and-where">
    <h2 id="when-and-where">
      <Trans>When and where</Trans>
    </h2>
    <Known>
      <DayFact date={event.date} />
      <TimeFact time={event.time} />
      <PlaceFact location={event.location} />
    </Known>
    <AddToCalendar event={event} $wide />
  </Panel>
)
