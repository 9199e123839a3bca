import { entityTag } from 'domain/entity-tag.ts'
import { BLOGS_RECENT } from 'domain/limits.ts'
import type { SiteData } from 'domain/site.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { toCard } from '#lib/to-card.ts'
import { publicPages, type Page, type Shown } from '../pages.ts'
import { descriptionOf } from './description-of.ts'
import { NOTHING, type Own, together } from './own.ts'
import { place } from './place.ts'
import { samplePostOf } from './sample-post-of.ts'
import { comingBeside, inOrder, sampleEventOf, shownEvents } from './shown-events.ts'

/** A page of the site with what it shows, which is put together only when it is asked for. */
export interface SitePage {
  /** Its address. */
  path: string
  /** Changes with all that the page shows, what only stands beside its own words left out. */
  tag: string
  /** Changes with that: the newest posts, the next events; '' where nothing does. */
  side: string
  /** What the office says of it where others find it; '' where its own words do. */
  description: string
  data: () => PageData
}

const NOT_FOUND: Own = { tag: '', data: () => ({ isNotFound: true }) }

/** The newest posts as a list of cards. */
function newest(site: SiteData, count: number): Own {
  const blogs = site.blogs.slice(0, count)
  const total = site.blogs.length
  const etag = entityTag(blogs, total)
  const data = () => ({ blogs: { items: blogs.map(toCard), total, etag, version: site.blogsVersion } })
  return { tag: etag, data }
}

/** Each post and event as a page of its own shows it. */
const eachOf = ({ blogs, events, comments = {} }: SiteData) => ({
  post: place(blogs, 1).map(({ one, tag, ...around }) => {
    const said = comments[one.id]
    return {
      id: one.id,
      own: {
        tag: said ? tag + entityTag(said) : tag,
        data: () => ({ post: { blog: one, ...around }, ...(said && { comments: said }) }),
      },
    }
  }),
  event: place(inOrder(events), -1).map(({ one, tag, ...around }) => ({
    id: one.id,
    own: { tag, data: () => ({ event: { event: one, ...around } }) },
  })),
})

/** Every page that has a file: the public ones, that for unknown addresses, and the shell of the dashboard. */
export function pagesOf(site: SiteData): SitePage[] {
  const each = eachOf(site)
  const newestThree = site.blogs.slice(0, BLOGS_RECENT)
  const recent: Own = {
    tag: entityTag(newestThree),
    data: () => ({ recent: newestThree.map(toCard) }),
  }
  const coming = comingBeside(site)
  const samples = { post: samplePostOf(site), event: sampleEventOf(site) }

  /** The addresses of a page; without an id stands a sample. */
  function ownOf({ pattern, shown = {} }: Page): [path: string, own: Own][] {
    const { one, blogs, events, eachCause } = shown
    if (eachCause) {
      const { causes } = site.content.causes
      return [
        [paths.cause.base, NOTHING],
        ...causes.map(({ id }): [string, Own] => [paths.cause.to(id), NOTHING]),
      ]
    }
    if (!one) {
      const lists = [
        blogs ? newest(site, blogs) : NOTHING,
        events ? shownEvents(site, events) : NOTHING,
      ] as const
      return [[pattern, together(...lists)]]
    }
    const base = pattern.replace('/:id?', '')
    return [
      [base, samples[one]],
      ...each[one].map(({ id, own }): [string, Own] => [`${base}/${encodeURIComponent(id)}`, own]),
    ]
  }

  /** Adds to each address what all addresses of the page show. */
  function pagesAt(shown: Shown | undefined, all: readonly [path: string, own: Own][]): SitePage[] {
    const parts = ['organisation', ...(shown?.parts ?? [])] as const
    const content = Object.fromEntries(parts.map((part) => [part, site.content[part]]))
    const payment = shown?.payment && site.payment ? { payment: site.payment } : {}
    const tag = entityTag({ ...content, ...payment })
    const side = together(shown?.recent ? recent : NOTHING, shown?.one === 'event' ? coming : NOTHING)
    return all.map(([path, own]) => {
      const description = descriptionOf(path, site.content.descriptions)
      return {
        path,
        tag: tag + (description && entityTag(description)) + own.tag,
        side: side.tag,
        description,
        data: () => ({ content, ...payment, ...side.data(), ...own.data() }),
      }
    })
  }

  return [
    ...publicPages.flatMap((page) => pagesAt(page.shown, ownOf(page))),
    ...pagesAt(undefined, [
      [paths.notFound, NOT_FOUND],
      [paths.dashboard, NOTHING],
    ]),
  ]
}
