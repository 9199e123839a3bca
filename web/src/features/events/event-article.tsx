import type { PublicEvent } from 'domain/event.ts'
import styled from 'styled-components'
import { LeadPicture } from '#components/layout/lead-picture.tsx'
import { Prose } from '#components/layout/prose.tsx'
import { DayBlock } from './day-block.tsx'

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s5);
  align-items: center;
  margin-block: var(--s5);
  h2 {
    font-size: clamp(1.75rem, 1.2rem + 2vw, 2.5rem);
    unicode-bidi: plaintext;
  }
`

/** What an event is about. */
export const EventArticle = ({ event }: { event: PublicEvent }) => (
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
    <Prose text={event.description} />
  </article>
)
