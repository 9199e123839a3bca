import type { PublicBlog } from 'domain/blog.ts'
import type { PlannedFile, SiteData } from 'domain/site.ts'
import { prefixOf } from 'domain/texts/languages.ts'
import { entityTag } from 'domain/values/entity-tag.ts'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { plainTextOf } from 'domain/formatting/plain-text.ts'
import { paths } from '#lib/paths.ts'
import { escapeHtml } from './page/html.ts'

/** Most posts in the feed. */
const MOST = 20

/** What XML 1.0 does not allow in a text, even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const element = (name: string, text: string) =>
  `<${name}>${escapeHtml(text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, ''))}</${name}>`

/** Formats an instant as RSS asks for: 'Fri, 22 Mar 2024 04:30:00 GMT'. */
const rfc822 = (instant: string) => new Date(instant).toUTCString()

const item = (blog: PublicBlog, { language, origin }: SiteData) => {
  const { id, title, createdAt } = blog
  const prefix = prefixOf(blog.language ?? language)
  const address = origin + prefix + paths.blogDetails.to(id)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', rfc822(createdAt)),
    element('description', excerptOf(plainTextOf(blog))),
    '</item>',
  ].join('\n')
}

/** Plans the feed of the newest posts, as RSS 2.0; empty while the site is closed. @param build that renders it */
export function feedFile(site: SiteData, build: string): PlannedFile {
  const newest = (site.isClosed ? [] : site.blogs)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, MOST)
  const { organisation, descriptions } = site.content
  return {
    path: prefixOf(site.language) + paths.feed,
    key: entityTag([build, site.language, site.origin, organisation.name, descriptions.blog, newest]),
    side: '',
    render: async () => render(site, newest),
  }
}

function render(site: SiteData, newest: readonly PublicBlog[]): string {
  const { content, language } = site
  const root = site.origin + prefixOf(language)
  const { organisation, descriptions } = content
  const last = newest
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', organisation.name)}
${element('link', root + paths.blog)}
${element('description', descriptions.blog)}
${element('language', language)}
${last ? element('lastBuildDate', rfc822(last)) : ''}
<atom:link href="${escapeHtml(root + paths.feed)}" rel="self" type="application/rss+xml"/>
${newest.map((blog) => item(blog, site)).join('\n')}
</channel>
</rss>
`
}
