import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { canonicalJson, entityTag, hash } from 'domain/values/entity-tag.ts'
import { lastDayOf, type PublicEvent, SAMPLE_EVENT_ID } from 'domain/event.ts'
import { EVENTS_BESIDE, EVENTS_PAST, SERVICES_ON_HOME } from 'domain/values/list-limits.ts'
import type { SiteData } from 'domain/site.ts'
import { keptEn } from 'domain/texts/kept-en.ts'
import { privacyTable } from 'domain/texts/privacy-table.ts'
import { firstSentences } from '#lib/format/first-sentences.ts'
import { formatRupees } from '#lib/format/use-rupees.ts'
import { lowestFees } from '#lib/page-data/lowest-fees.ts'
import type { CardEvent, Neighbour, PageData } from '#lib/page-data/page-data.ts'
import { toEventCard } from '#lib/page-data/to-card.ts'
import { withTeaser } from '#lib/page-data/with-html.ts'

/** A part of a page's data. `data` builds it only when the page is rendered. */
export interface PagePart {
  /** Changes whenever the data changes. */
  tag: string
  data: () => Partial<PageData>
}

/** A part without data. */
export const NOTHING: PagePart = { tag: '', data: () => ({}) }

/** Merges two parts of one page. */
export const mergeParts = (one: PagePart, other: PagePart): PagePart => ({
  tag: one.tag + other.tag,
  data: () => ({ ...one.data(), ...other.data() }),
})

interface Named {
  id: string
  title: string
  image: string
}

/** An item of a list with the items before and after it. */
interface WithNeighbours<One> {
  one: One
  etag: string
  previous?: Neighbour
  next?: Neighbour
  /** Changes whenever any of these changes. */
  tag: string
}

const toNeighbour = ({ id, title, image }: Named): Neighbour => ({ id, title, image })

/**
 * Adds to each item its neighbours and an entity tag, computed once for all pages that show it.
 * @param step offset of the previous item: 1 if the list is newest first, -1 if oldest first
 */
export function withNeighbours<One extends Named>(list: readonly One[], step: 1 | -1): WithNeighbours<One>[] {
  return list.map((one, index) => {
    const [previous, next] = [list[index + step], list[index - step]]
    const neighbours = {
      ...(previous && { previous: toNeighbour(previous) }),
      ...(next && { next: toNeighbour(next) }),
    }
    const etag = entityTag(one)
    return { one, etag, ...neighbours, tag: etag + entityTag(neighbours) }
  })
}

const neighbour = (title: string): Neighbour => ({ id: title, title, image: '' })

/** Returns the sample post as page data. */
export function samplePostOf({ content: { samplePost }, comments: all = {} }: SiteData) {
  const ownComments = all[SAMPLE_POST_ID] ?? []
  const data = (): Partial<PageData> => {
    const { lead, title, author_name, createdAt, image, previous, next, comments, ...sample } = samplePost
    const blog = {
      id: SAMPLE_POST_ID,
      title,
      description: lead,
      image,
      externalLink: '',
      is_published: true,
      author_name,
      createdAt,
      updatedAt: createdAt,
    }
    const around = { previous: neighbour(previous), next: neighbour(next) }
    return { post: { blog, etag: '', ...around, sample }, comments: [...comments, ...ownComments] }
  }
  return { tag: entityTag([samplePost, ownComments]), data }
}

/** Longest text of a service on the home page, in characters. */
const SERVICE_ON_HOME = 130

/** Returns the fees and the services in short. */
export function glanceOf({ content: { joining, services }, language }: SiteData): PagePart {
  const fees = lowestFees(joining.fees)
  const toText = (rupees: number) => (rupees ? formatRupees(rupees, language) : '')
  const glance = {
    ...(fees && { fees: { once: toText(fees.onJoining), yearly: toText(fees.everyYear) } }),
    open: services.open,
    services: services.services.slice(0, SERVICES_ON_HOME).map(({ title, text }) => ({
      title,
      text: firstSentences(text, SERVICE_ON_HOME),
    })),
  }
  return { tag: entityTag(glance), data: () => ({ glance }) }
}

/** Returns a list of the site as it is. */
export function listOf<Name extends keyof SiteData & keyof PageData>(site: SiteData, name: Name): PagePart {
  const list = site[name] ?? []
  return { tag: entityTag(list), data: () => ({ [name]: list }) }
}

/** Returns the version of the privacy page: a hash of its English table with the chamber's days. */
export function privacyVersionOf({ content: { privacy } }: SiteData): PagePart {
  const privacyVersion = hash(canonicalJson(privacyTable(privacy, keptEn)))
  return { tag: privacyVersion, data: () => ({ privacyVersion }) }
}

/** Returns whether an event's last day is over. Until then it is upcoming. */
const isPast = (event: PublicEvent, day: string) => lastDayOf(event) < day

const startOf = ({ date, time, id }: PublicEvent) => `${date}T${time} ${id}`

/** Sorts events by their start. */
export const byStart = (events: readonly PublicEvent[]): PublicEvent[] =>
  events.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))

const eventsPart = (coming: readonly CardEvent[], past: readonly CardEvent[] = []): PagePart => ({
  tag: entityTag({ coming, past }),
  data: () => ({ events: { coming, past } }),
})

/** Returns the upcoming events as of the site's day. @param count how many; 'all' adds past events */
export function listEvents({ events, day }: SiteData, count: number | 'all'): PagePart {
  const coming = byStart(events.filter((event) => !isPast(event, day)))
  if (count !== 'all')
    return eventsPart(coming.slice(0, count).map((event) => toEventCard(withTeaser(event))))
  const past = byStart(events.filter((event) => isPast(event, day))).toReversed()
  return eventsPart(
    coming.map((event) => toEventCard(withTeaser(event))),
    past.slice(0, EVENTS_PAST).map((event) => toEventCard(withTeaser(event))),
  )
}

/** Returns the upcoming events for the side bar of an event: one more than it shows, since the event may be among them. */
export const upcomingBeside = (site: SiteData): PagePart => listEvents(site, EVENTS_BESIDE + 1)

/** Returns the sample event as page data. */
export function sampleEventOf({ content: { sampleEvent } }: SiteData): PagePart {
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
