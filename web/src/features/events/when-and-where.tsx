import { Trans } from '@lingui/react/macro'
import { formatWeekday } from 'domain/dates.ts'
import type { PublicEvent } from 'domain/event.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { useLanguage } from '#lib/texts.ts'
import { onKora } from '#styles/grounds.ts'

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
const Facts = styled.ul`
  display: grid;
  gap: var(--s3);
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

/** The day, the time and the place of an event. */
export function WhenAndWhere({ event: { date, time, location } }: { event: PublicEvent }) {
  const language = useLanguage()
  return (
    <Panel aria-labelledby="when-and-where">
      <h2 id="when-and-where">
        <Trans>When and where</Trans>
      </h2>
      <Facts>
        <li>
          <Icon name="day" />
          <time dateTime={date}>{formatWeekday(date, language)}</time>
        </li>
        <li>
          <Icon name="clock" />
          <time dateTime={time}>{time}</time>
        </li>
        <li>
          <Icon name="pin" />
          <bdi>{location}</bdi>
        </li>
      </Facts>
    </Panel>
  )
}
