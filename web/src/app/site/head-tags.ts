import { type Language, localeOf } from 'domain/texts/languages.ts'
import { escapeHtml } from './escape-html.ts'

/** What a page without a picture of its own shows where somebody shares it. */
const SHARE_CARD = '/share-card.png'

/** What search engines and shared links are told of a page; plain texts. */
export interface PageMeta {
  /** Its one canonical address from the site's root, such as `/home`. */
  path: string
  title: string
  description: string
  /** The organisation's name. */
  siteName: string
  language: Language
  /** Address of its widest picture from the site's root; '' or absent where it has none. */
  image?: string
  /** Of a post: ISO 8601 UTC. */
  publishedAt?: string
}

type Tag = readonly [attribute: 'name' | 'property', key: string, content: string | undefined]

/**
 * The tags of a page's head by which it is found and shared, as HTML.
 * @param origin where the site stands, without a slash at the end; with '' no address is said
 */
export function headTags(meta: PageMeta, origin: string): string {
  const absolute = (path: string) => (origin ? new URL(path, origin).href : undefined)
  const address = absolute(meta.path)
  const image = absolute(meta.image || SHARE_CARD)
  const tags: Tag[] = [
    ['property', 'og:type', meta.publishedAt ? 'article' : 'website'],
    ['property', 'og:site_name', meta.siteName],
    ['property', 'og:locale', localeOf(meta.language).replace('-', '_')],
    ['property', 'og:title', meta.title],
    ['property', 'og:description', meta.description],
    ['property', 'og:url', address],
    ['property', 'og:image', image],
    ['property', 'article:published_time', meta.publishedAt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', meta.title],
    ['name', 'twitter:description', meta.description],
    ['name', 'twitter:image', image],
  ]
  const canonical = address ? `<link rel="canonical" href="${escapeHtml(address)}">` : ''
  const said = tags.map(([attribute, key, content]) =>
    content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}">` : '',
  )
  return canonical + said.join('')
}
