import type { PublicBlog } from 'domain/blog.ts'
import { toShownContent } from 'domain/content/formatted/formatted-texts.ts'
import { entityTag } from 'domain/values/entity-tag.ts'
import { BLOGS_RECENT } from 'domain/values/list-limits.ts'
import type { SiteData } from 'domain/site.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import type { PageLink } from 'domain/stored/page.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { withLeadersOnHome } from '#lib/page-data/people.ts'
import { paths } from '#lib/paths.ts'
import { toCard } from '#lib/page-data/to-card.ts'
import { withHtml, withTeaser } from '#lib/page-data/with-html.ts'
import { publicPages, type Page, type PageNeeds } from '#app/pages.ts'
import { descriptionOf } from './head-tags.ts'
import {
  byStart,
  glanceOf,
  listEvents,
  listOf,
  mergeParts,
  NOTHING,
  type PagePart,
  privacyVersionOf,
  sampleEventOf,
  samplePostOf,
  upcomingBeside,
  withNeighbours,
} from './page-parts.ts'

/** Returns the links to the office's pages that stand in one place; nothing without any. */
export function linkedIn({ pages = [] }: SiteData, place: Exclude<PageLink, 'none'>): PagePart {
  const links = pages
    .filter(({ linked_in: linkedIn }) => linkedIn === place)
    .map(({ name, title }) => ({ name, title }))
  if (links.length === 0) return NOTHING
  const data = place === 'about' ? { aboutPages: links } : { footerPages: links }
  return { tag: entityTag(data), data: () => data }
}

/** Returns the address and the data of each page of the office. */
export const officePagesOf = ({ pages = [], files: offered = [] }: SiteData) =>
  pages.map(({ name, files, ...rest }): [path: string, own: PagePart] => {
    const { id, title, description, format, updatedAt } = rest
    const downloads = offered.filter((file) => files.includes(file.id))
    const page = {
      id,
      title,
      description,
      updatedAt,
      ...(format && { format }),
      ...(downloads.length > 0 && { downloads }),
    }
    return [paths.officePage.to(name), { tag: entityTag(page), data: () => ({ page: withHtml(page, 'h2') }) }]
  })

/** A page of the site. `data` builds its data only when the page is rendered. */
export interface SitePage {
  /** Its address. */
  path: string
  /** Changes whenever the page's own data changes; side bars are left out. */
  tag: string
  /** Changes whenever what stands beside it changes (newest posts, next events, footer); '' if nothing does. */
  side: string
  /** The office's description for search engines; '' if the page renders its own. */
  description: string
  data: () => PageData
}

/** Tells whether one is written in the language of the site; lists also have those that are not. */
export const isTranslated = ({ language }: { language?: Language }) => language === undefined

const toBlogCard = (blog: PublicBlog) => toCard(withTeaser(blog))

const NOT_FOUND: PagePart = { tag: '', data: () => ({ isNotFound: true }) }

/** Returns the newest posts as cards. */
function newest(site: SiteData, count: number): PagePart {
  const blogs = site.blogs.slice(0, count)
  const total = site.blogs.length
  const etag = entityTag(blogs, total)
  const data = () => ({ blogs: { items: blogs.map(toBlogCard), total, etag, version: site.blogsVersion } })
  return { tag: etag, data }
}

/** Returns the page data of each post and each event. */
const detailsOf = ({ blogs, events, comments = {} }: SiteData) => ({
  post: withNeighbours(blogs.filter(isTranslated), 1).map(({ one, tag, ...around }) => {
    const ownComments = comments[one.id]
    return {
      id: one.id,
      own: {
        tag: ownComments ? tag + entityTag(ownComments) : tag,
        data: () => ({
          post: { blog: withHtml(one), ...around },
          ...(ownComments && { comments: ownComments }),
        }),
      },
    }
  }),
  event: withNeighbours(byStart(events.filter(isTranslated)), -1).map(({ one, tag, ...around }) => ({
    id: one.id,
    own: { tag, data: () => ({ event: { event: withHtml(one), ...around } }) },
  })),
})

/**
 * Lists every page that has a file: public pages, and in the default language the page for unknown addresses and the dashboard's shell.
 * A post, an event or a page of the office has one in each language that it is written in.
 * @param others the site in other languages, whose name and hours the two files have that all languages share
 */
export function listPages(stored: SiteData, others: readonly SiteData[] = []): SitePage[] {
  const content = toShownContent(stored.content)
  const site = { ...stored, content, pages: (stored.pages ?? []).filter(isTranslated) }
  const details = detailsOf(site)
  // one more, since the post that is read may be among them
  const recentOnes = site.blogs.slice(0, BLOGS_RECENT + 1)
  const recent: PagePart = {
    tag: entityTag(recentOnes),
    data: () => ({ recent: recentOnes.map(toBlogCard) }),
  }
  const upcoming = upcomingBeside(site)
  const footer = linkedIn(site, 'footer')
  const samples = { post: samplePostOf(site), event: sampleEventOf(site) }
  const organisations = Object.fromEntries(
    others.map((other) => [other.language, toShownContent(other.content).organisation]),
  )
  const shared: PagePart = { tag: entityTag(organisations), data: () => ({ organisations }) }

  /** Lists the addresses of a page, each with its own data. The address without an id shows a sample. */
  function addressesOf({ pattern, needs = {} }: Page): [path: string, own: PagePart][] {
    const { detail, blogs, events, eachCause, eachPage, files, glance, privacyVersion, aboutPages } = needs
    if (eachPage) return officePagesOf(site)
    if (eachCause) {
      const { causes } = site.content.causes
      return [
        [paths.cause.base, NOTHING],
        ...causes.map(({ id }): [string, PagePart] => [paths.cause.to(id), NOTHING]),
      ]
    }
    if (!detail) {
      const own = [
        blogs ? newest(site, blogs) : NOTHING,
        events ? listEvents(site, events) : NOTHING,
        files ? listOf(site, 'files') : NOTHING,
        glance ? glanceOf(site) : NOTHING,
        privacyVersion ? privacyVersionOf(site) : NOTHING,
        aboutPages ? linkedIn(site, 'about') : NOTHING,
      ]
      return [[pattern, own.reduce(mergeParts)]]
    }
    const base = pattern.replace('/:id?', '')
    return [
      [base, samples[detail]],
      ...details[detail].map(({ id, own }): [string, PagePart] => [`${base}/${encodeURIComponent(id)}`, own]),
    ]
  }

  /** Adds the data that all addresses of a page share. */
  function pagesAt(needs: PageNeeds | undefined, all: readonly [path: string, own: PagePart][]): SitePage[] {
    const parts = ['organisation', ...(needs?.parts ?? [])] as const
    const content = {
      ...Object.fromEntries(parts.map((part) => [part, site.content[part]])),
      ...(needs?.leaders && { team: withLeadersOnHome(site.content.team) }),
    }
    const money = {
      ...(needs?.currency && { currency: site.content.giving.currency }),
      ...(needs?.payment && site.payment && { payment: site.payment }),
    }
    const closed = site.isClosed ? { isClosed: true as const } : {}
    const tag = entityTag({ ...content, ...money, ...closed })
    const side = [
      needs?.recent ? recent : NOTHING,
      needs?.detail === 'event' ? upcoming : NOTHING,
      footer,
    ].reduce(mergeParts)
    return all.map(([path, own]) => {
      const description = descriptionOf(path, site.content.descriptions)
      return {
        path,
        tag: tag + (description && entityTag(description)) + own.tag,
        side: side.tag,
        description,
        data: () => ({ content, ...money, ...closed, ...side.data(), ...own.data() }),
      }
    })
  }

  return [
    ...publicPages.flatMap((page) => pagesAt(page.needs, addressesOf(page))),
    ...(stored.language === DEFAULT_LANGUAGE
      ? pagesAt(undefined, [
          [paths.notFound, mergeParts(NOT_FOUND, shared)],
          [paths.dashboard, shared],
        ])
      : []),
  ]
}
