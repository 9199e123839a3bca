import type { Descriptions } from 'domain/content/descriptions.ts'
import { CARD_SIZE } from 'domain/share-card.ts'
import { DEFAULT_LANGUAGE, type Language, localeOf, prefixOf } from 'domain/texts/languages.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { canonicalPath, isSample } from './canonical.ts'
import { escapeHtml } from './html.ts'

const NAMES: Readonly<Record<string, keyof Descriptions>> = {
  [paths.about]: 'about',
  [paths.services]: 'services',
  [paths.blog]: 'blog',
  [paths.blogLeft]: 'blog',
  [paths.blogFullwidth]: 'blog',
  [paths.events]: 'events',
  [paths.contact]: 'contact',
  [paths.volunteer]: 'volunteer',
  [paths.signup]: 'signUp',
}

/** Returns the office's description of a page for search engines; '' if the page renders its own. */
export function descriptionOf(path: string, descriptions: Descriptions): string {
  const name = NAMES[path]
  return name ? descriptions[name] : ''
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Decodes the entities that React writes. */
const unescape = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name) => ENTITIES[name] ?? '')

/** Returns the canonical address: a post has three addresses, and the first cause has two. */
function canonicalOf(path: string, data: PageData): string {
  const { post, event, content } = data
  const first = content.causes?.causes[0]
  if (path === paths.cause.base && first) return paths.cause.to(first.id)
  if (post && !isSample(data)) return paths.blogDetails.to(post.blog.id)
  return event && !isSample(data) ? paths.eventDetails.to(event.event.id) : canonicalPath(path)
}

/**
 * Collects the metadata of a rendered page.
 * @param head rendered HTML with its title and description
 */
export function metaOf(path: string, language: Language, data: PageData, head: string): PageMeta {
  const siteName = data.content.organisation?.name ?? ''
  const title = unescape(/<title>([^<]*)/.exec(head)?.[1] ?? '')
  const ending = ` | ${siteName}`
  const description = unescape(/<meta name="description" content="([^"]*)/.exec(head)?.[1] ?? '')
  const { createdAt } = data.post?.blog ?? {}
  return {
    path: canonicalOf(path, data),
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    description,
    siteName,
    language,
    ...(createdAt && { publishedAt: createdAt }),
  }
}

/** The chamber's card, which a page names until its own is drawn. */
const CHAMBER_CARD = '/share-card.png'

/** The metadata of a page for search engines and shared links, as plain text. */
export interface PageMeta {
  /** Its one canonical path without the language, such as `/home`. */
  path: string
  title: string
  description: string
  /** The organisation's name. */
  siteName: string
  language: Language
  /** Path of its share card; absent if none is drawn yet. */
  card?: string
  /** Of a post: ISO 8601 UTC. */
  publishedAt?: string
}

type Tag = readonly [attribute: 'name' | 'property', key: string, content: string | undefined]

/**
 * Builds the meta tags of a page for search engines and shared links, as HTML.
 * @param origin the site's origin without a trailing slash; with '' no addresses are written
 * @param languages that have this page, if there are several
 */
export function headTags(meta: PageMeta, origin: string, languages: readonly Language[] = []): string {
  const prefix = prefixOf(meta.language)
  const absolute = (path: string) => (origin ? new URL(path, origin).href : undefined)
  const address = absolute(prefix + meta.path)
  const image = absolute(meta.card ?? CHAMBER_CARD)
  const tags: Tag[] = [
    ['property', 'og:type', meta.publishedAt ? 'article' : 'website'],
    ['property', 'og:site_name', meta.siteName],
    ['property', 'og:locale', localeOf(meta.language).replace('-', '_')],
    ['property', 'og:title', meta.title],
    ['property', 'og:description', meta.description],
    ['property', 'og:url', address],
    ['property', 'og:image', image],
    ['property', 'og:image:type', image && (meta.card ? 'image/jpeg' : 'image/png')],
    ['property', 'og:image:width', image && String(CARD_SIZE.width)],
    ['property', 'og:image:height', image && String(CARD_SIZE.height)],
    ['property', 'og:image:alt', image && meta.title],
    ['property', 'article:published_time', meta.publishedAt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', meta.title],
    ['name', 'twitter:description', meta.description],
    ['name', 'twitter:image', image],
  ]
  const canonical = address ? `<link rel="canonical" href="${escapeHtml(address)}">` : ''
  const alternates = origin
    ? [...languages, 'x-default' as const].map((language) => {
        const own = prefixOf(language === 'x-default' ? DEFAULT_LANGUAGE : language) + meta.path
        return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + own)}">`
      })
    : []
  const metaTags = tags.map(([attribute, key, content]) =>
    content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}">` : '',
  )
  const feed = origin
    ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(meta.siteName)}" href="${prefix}${paths.feed}">`
    : ''
  const manifest = `<link rel="manifest" href="${prefix}${paths.manifest}">`
  return canonical + (languages.length > 1 ? alternates.join('') : '') + feed + manifest + metaTags.join('')
}
