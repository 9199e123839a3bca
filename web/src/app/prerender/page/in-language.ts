import type { ContentPart, StoredContent } from 'domain/content/content.ts'
import type { SiteData } from 'domain/site.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { postIn } from 'domain/translation/post-in.ts'
import { translatePart } from 'domain/content/translation/translate-part.ts'

function contentIn(content: StoredContent, language: Language): StoredContent {
  const parts = Object.entries(content).map(([part, stored]) => {
    const { ur: _ur, ...english } = stored
    return [part, language === DEFAULT_LANGUAGE ? english : translatePart(part as ContentPart, stored)]
  })
  return Object.fromEntries(parts) as unknown as StoredContent
}

/**
 * Returns the site's data with its texts in one language. What has no Urdu stays English: `language` of a post, an event or a page
 * then says so, and it has no page in Urdu.
 * @param site with every language
 */
export const inLanguage = (site: SiteData, language: Language): SiteData => ({
  ...site,
  language,
  content: contentIn(site.content, language),
  blogs: site.blogs.map((blog) => postIn(blog, language)),
  events: site.events.map((event) => postIn(event, language)),
  ...(site.cancelled && { cancelled: site.cancelled.map((event) => postIn(event, language)) }),
  ...(site.pages && { pages: site.pages.map((page) => postIn(page, language)) }),
})
