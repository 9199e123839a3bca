import { useLingui } from '@lingui/react/macro'
import type { PublicEvent } from 'domain/event.ts'
import styled from 'styled-components'
import { SectionTabs } from '#components/controls/section-tabs.tsx'
import { LeadPicture } from '#components/layout/lead-picture.tsx'
import { DayBlock } from './day-block.tsx'
import { EventContact } from './event-contact.tsx'
import { EventMap } from './event-map.tsx'
import { Schedule } from './schedule.tsx'

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s5);
  align-items: center;
  margin-block: var(--s5) var(--s4);
  h2 {
    font-size: clamp(1.75rem, 1.2rem + 2vw, 2.5rem);
    unicode-bidi: plaintext;
  }
`

/** What an event is about and when, where it is, and whom to ask. */
export function EventArticle({ event }: { event: PublicEvent }) {
  const { t } = useLingui()
  return (
    <article aria-labelledby="event">
      <LeadPicture
        post={event}
        sizes="(min-width: 1280px) 757px, (min-width: 992px) 62vw, 100vw"
        threads={72}
      />
      <Head>
        <DayBlock date={event.date} />
        <h2 id="event">{event.title}</h2>
      </Head>
      <SectionTabs
        label={t`About this event`}
        sections={[
          {
            id: 'schedule',
            label: t`Event Schedule`,
            content: <Schedule description={event.description} />,
          },
          { id: 'map', label: t`Map Location`, content: <EventMap location={event.location} /> },
          { id: 'contact', label: t`Contact Us`, content: <EventContact event={event} /> },
        ]}
      />
    </article>
  )
}
