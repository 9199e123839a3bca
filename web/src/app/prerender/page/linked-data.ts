import type { PublicBlog } from 'domain/blog.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import type { PublicEvent } from 'domain/event.ts'
import { internationalDigits } from 'domain/values/phone.ts'
import type { SiteData } from 'domain/site.ts'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { jsonInScript } from '#lib/page-data/page-data-script.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { isSample } from './canonical.ts'

type Site = Pick<SiteData, 'origin' | 'language'>

const toAddress = (origin: string, path: string) => (origin && path ? new URL(path, origin).href : undefined)

const organisation = ({ name, email, phone, address, social }: Organisation, origin: string) => ({
  '@type': 'Organization',
  name,
  url: toAddress(origin, paths.home),
  email,
  telephone: `+${internationalDigits(phone)}`,
  address,
  sameAs: Object.values(social).filter((link) => link !== ''),
})

const event = (
  { title, description, image, date, time, end_date, end_time, location }: PublicEvent,
  by: Organisation,
  { origin, language }: Site,
) => ({
  '@type': 'Event',
  name: title,
  inLanguage: language,
  description: excerptOf(description),
  image: toAddress(origin, image),
  startDate: `${date}T${time}`,
  ...(end_time && { endDate: `${end_date || date}T${end_time}` }),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: location, address: location },
  organizer: organisation(by, origin),
})

const post = (
  { title, image, author_name: author, createdAt, updatedAt }: PublicBlog,
  by: Organisation,
  { origin, language }: Site,
) => ({
  '@type': 'BlogPosting',
  headline: title,
  inLanguage: language,
  image: toAddress(origin, image),
  datePublished: createdAt,
  dateModified: updatedAt,
  author: { '@type': 'Person', name: author },
  publisher: organisation(by, origin),
})

/** A page on the way to another. */
export interface Crumb {
  name: string
  path: string
}

const breadcrumbs = (way: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name,
    item: toAddress(origin, path),
  })),
})

const script = (data: object) =>
  `<script type="application/ld+json">${jsonInScript({ '@context': 'https://schema.org', ...data })}</script>`

/**
 * Describes the organisation, event or post of a page and the way to it in schema.org terms, as script elements of JSON-LD.
 * The Content-Security-Policy allows them, because they are data.
 * @param way from the home page to this one
 */
export function linkedData(way: readonly Crumb[], data: PageData, site: Site): string {
  const { origin } = site
  const by = data.content.organisation
  if (!by || isSample(data) || data.isClosed) return ''
  const shown =
    (data.event && event(data.event.event, by, site)) ??
    (data.post && post(data.post.blog, by, site)) ??
    (way.length === 1 ? organisation(by, origin) : undefined)
  return (shown ? script(shown) : '') + (origin && way.length > 1 ? script(breadcrumbs(way, origin)) : '')
}
