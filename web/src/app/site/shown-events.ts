import { entityTag } from 'domain/entity-tag.ts'
import { type PublicEvent, SAMPLE_EVENT_ID } from 'domain/event.ts'
import { EVENTS_BESIDE, EVENTS_PAST } from 'domain/limits.ts'
import type { SiteData } from 'domain/site.ts'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { toEventCard } from '#lib/to-card.ts'
import type { Own } from './own.ts'

/** An event is to come until its day is over. */
const isPast = ({ date }: PublicEvent, day: string) => date < day

const startOf = ({ date, time, id }: PublicEvent) => `${date}T${time} ${id}`

/** By the time at which they begin, whatever day it is. */
export const inOrder = (events: readonly PublicEvent[]): PublicEvent[] =>
  events.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))

const asOwn = (coming: readonly CardEvent[], past: readonly CardEvent[] = []): Own => ({
  tag: entityTag({ coming, past }),
  data: () => ({ events: { coming, past } }),
})

/** The events to come on the day of the site. @param count so many, or all and the past ones too */
export function shownEvents({ events, day }: SiteData, count: number | 'all'): Own {
  const coming = inOrder(events.filter((event) => !isPast(event, day)))
  if (count !== 'all') return asOwn(coming.slice(0, count).map(toEventCard))
  const past = inOrder(events.filter((event) => isPast(event, day))).toReversed()
  return asOwn(coming.map(toEventCard), past.slice(0, EVENTS_PAST).map(toEventCard))
}

/** What stands beside an event: one more, since it may be among them. */
export const comingBeside = (site: SiteData): Own => shownEvents(site, EVENTS_BESIDE + 1)

/** What the page of an event shows where its address names none. */
export function sampleEventOf({ content: { sampleEvent } }: SiteData): Own {
  const at = `${sampleEvent.date}T00:00:00.000Z`
  const event: PublicEvent = {
    ...sampleEvent,
    id: SAMPLE_EVENT_ID,
    image: '',
    is_published: true,
    author_name: '',
    createdAt: at,
    updatedAt: at,
  }
  return { tag: entityTag(sampleEvent), data: () => ({ event: { event, etag: '' } }) }
}
