import type { SiteData } from 'domain/site.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'

const leftUntranslated = <One extends object>(one: One) => ({ ...one, language: DEFAULT_LANGUAGE })

/** Returns the data of the site in a language. What is not translated names the language of its text. */
export const inLanguage = (site: SiteData, language: Language): SiteData =>
  language === DEFAULT_LANGUAGE
    ? site
    : {
        ...site,
        language,
        blogs: site.blogs.map(leftUntranslated),
        events: site.events.map(leftUntranslated),
        pages: (site.pages ?? []).map(leftUntranslated),
      }
