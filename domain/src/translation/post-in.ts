import type { InUrdu } from '../stored/post.ts'
import { DEFAULT_LANGUAGE, type Language } from '../texts/languages.ts'

/** A post, an event, a cancelled event or a page that may have Urdu. */
interface Translatable {
  ur?: (Pick<InUrdu, 'title'> & Partial<InUrdu>) | undefined
  location?: string
}

/**
 * Returns a post with its texts in one language only. One without Urdu stays English, and its `language` says so.
 * @param post with every language
 */
export function postIn<P extends object>(
  post: P & Translatable,
  language: Language,
): Omit<P, 'ur'> & { language?: Language } {
  const { ur, ...english } = post
  if (language === DEFAULT_LANGUAGE) return ur ? english : post
  if (!ur) return { ...english, language: DEFAULT_LANGUAGE }
  const { location, ...words } = ur
  return { ...english, ...words, ...(location && { location }) }
}
