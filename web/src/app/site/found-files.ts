import { entityTag } from 'domain/entity-tag.ts'
import type { PlannedFile, SiteData } from 'domain/site.ts'
import { paths } from '#lib/paths.ts'
import { canonicalPath, isHidden } from './canonical.ts'
import { escapeHtml } from './escape-html.ts'

const file = (path: string, text: string): PlannedFile => ({
  path,
  key: entityTag(text),
  side: '',
  render: async () => text,
})

/** Addresses that show one of those below them, or a sample. */
const STANDING_FOR: readonly string[] = [paths.blogDetails, paths.eventDetails, paths.cause].map(
  ({ base }) => base,
)

/** Each page that is to be found, once. @param addresses of all pages */
const listed = (addresses: readonly string[]) =>
  addresses.filter((path) => canonicalPath(path) === path && !isHidden(path) && !STANDING_FOR.includes(path))

function sitemap(addresses: readonly string[], { blogs, events, origin }: SiteData): string {
  const changedAt = new Map([
    ...blogs.map(({ id, updatedAt }) => [paths.blogDetails.to(id), updatedAt] as const),
    ...events.map(({ id, updatedAt }) => [paths.eventDetails.to(id), updatedAt] as const),
  ])
  const urls = listed(addresses).map((path) => {
    const at = changedAt.get(path)
    const lastmod = at ? `<lastmod>${escapeHtml(at)}</lastmod>` : ''
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /dashboard\nDisallow: /api\n${origin && `\nSitemap: ${origin}/sitemap.xml\n`}`

/** What search engines read beside the pages; no sitemap where the site's address is not known, since it names whole ones. */
export const foundFiles = (addresses: readonly string[], site: SiteData): PlannedFile[] => [
  file('/robots.txt', robots(site.origin)),
  ...(site.origin ? [file('/sitemap.xml', sitemap(addresses, site))] : []),
]
