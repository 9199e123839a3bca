import type { PlannedFile, SiteData } from 'domain/site.ts'
import { type Language, prefixOf } from 'domain/texts/languages.ts'
import { paths } from '#lib/paths.ts'
import { canonicalPath, isHidden } from './page/canonical.ts'
import { escapeHtml } from './page/html.ts'
import { textFile } from './text-file.ts'

/** Addresses without an id, which show a sample or the first of those below them. */
const WITHOUT_ID: readonly string[] = [paths.blogDetails, paths.eventDetails, paths.cause].map(
  ({ base }) => base,
)

/** A page in one language. */
interface Address {
  language: Language
  path: string
}

/** Lists each page that search engines may list, once a language. @param addresses of all pages */
const listed = (addresses: readonly Address[]) =>
  addresses.filter(
    ({ path }) => canonicalPath(path) === path && !isHidden(path) && !WITHOUT_ID.includes(path),
  )

function sitemap(addresses: readonly Address[], { blogs, events, pages = [], origin }: SiteData): string {
  const changedAt = new Map([
    ...blogs.map(({ id, updatedAt }) => [paths.blogDetails.to(id), updatedAt] as const),
    ...events.map(({ id, updatedAt }) => [paths.eventDetails.to(id), updatedAt] as const),
    ...pages.map(({ name, updatedAt }) => [paths.officePage.to(name), updatedAt] as const),
  ])
  const urls = listed(addresses).map(({ language, path }) => {
    const at = changedAt.get(path)
    const lastmod = at ? `<lastmod>${escapeHtml(at)}</lastmod>` : ''
    return `<url><loc>${escapeHtml(origin + prefixOf(language) + path)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Builds robots.txt. A site that is not open yet forbids nothing: robots must read its pages to see that they are not to be listed. */
const robots = ({ origin, isClosed }: SiteData) =>
  `User-agent: *\n${isClosed ? 'Allow: /' : 'Disallow: /dashboard\nDisallow: /api'}\n${origin && `\nSitemap: ${origin}/sitemap.xml\n`}`

/**
 * Builds robots.txt and the sitemap. Without a known origin there is no sitemap, because it needs
 * absolute addresses. That of a closed site is empty.
 */
export const searchEngineFiles = (addresses: readonly Address[], site: SiteData): PlannedFile[] => [
  textFile('/robots.txt', robots(site)),
  ...(site.origin ? [textFile('/sitemap.xml', sitemap(site.isClosed ? [] : addresses, site))] : []),
]
