import { entityTag } from 'domain/entity-tag.ts'
import { BLOGS_RECENT } from 'domain/limits.ts'
import type { SiteData } from 'domain/site.ts'
import type { PageData } from '#lib/page-data.ts'
import { paths } from '#lib/paths.ts'
import { toCard } from '#lib/to-card.ts'
import { publicPages, type Page, type Shown } from '../pages.ts'
import { place } from './place.ts'
import { samplePostOf } from './sample-post-of.ts'

/** A page of the site with what it shows, which is put together only when it is asked for. */
export interface SitePage {
  /** Its address. */
  path: string
  /** Changes with all that the page shows, the newest posts in a side bar left out. */
  tag: string
  hasRecent: boolean
  data: () => PageData
}

/** What is shown at one address and nowhere else. */
interface Own {
  tag: string
  data: () => Partial<PageData>
}

const NOTHING: Own = { tag: '', data: () => ({}) }
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
const eachOf = ({ blogs, events }: SiteData) => ({
  post: place(blogs, 1).map(({ one, tag, ...around }) => ({
    id: one.id,
    own: { tag, data: () => ({ post: { blog: one, ...around } }) },
  })),
  event: place(events, -1).map(({ one, tag, ...around }) => ({
    id: one.id,
    own: { tag, data: () => ({ event: { event: one, ...around } }) },
  })),
})

/** Every page that has a file: the public ones, that for unknown addresses, and the shell of the dashboard. */
export function pagesOf(site: SiteData): SitePage[] {
  const each = eachOf(site)
  const unnamed = { post: samplePostOf(site), event: each.event[0]?.own ?? NOTHING }
  const recent = () => site.blogs.slice(0, BLOGS_RECENT).map(toCard)

  /** The addresses of a page; without an id stands a sample post, the next event. */
  function ownOf({ pattern, shown: { one, blogs } = {} }: Page): [path: string, own: Own][] {
    if (blogs) return [[pattern, newest(site, blogs)]]
    if (!one) return [[pattern, NOTHING]]
    const base = pattern.replace('/:id?', '')
    return [
      [base, unnamed[one]],
      ...each[one].map(({ id, own }): [string, Own] => [`${base}/${encodeURIComponent(id)}`, own]),
    ]
  }

  /** Adds to each address what all addresses of the page show. */
  function pagesAt(shown: Shown | undefined, all: readonly [path: string, own: Own][]): SitePage[] {
    const parts = ['organisation', ...(shown?.parts ?? [])] as const
    const content = Object.fromEntries(parts.map((part) => [part, site.content[part]]))
    const tag = entityTag(content)
    const hasRecent = shown?.recent ?? false
    return all.map(([path, own]) => ({
      path,
      tag: tag + own.tag,
      hasRecent,
      data: () => ({ content, ...(hasRecent && { recent: recent() }), ...own.data() }),
    }))
  }

  return [
    ...publicPages.flatMap((page) => pagesAt(page.shown, ownOf(page))),
    ...pagesAt(undefined, [
      [paths.notFound, NOT_FOUND],
      [paths.dashboard, NOTHING],
    ]),
  ]
}
