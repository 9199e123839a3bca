/** Languages that a page, an answer and a mail can have; which of them have catalogues is said where those are loaded. */
export const LANGUAGES = ['en', 'ur'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of the source, and of everything that has no other. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** Returns what the addresses of a language begin with: `''` for the default one, else `/` and its code. */
export const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`)

/** Splits a path such as `/ur/home` into its language and the path that all languages share, such as `/home`. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const language =
    LANGUAGES.find((one) => one !== DEFAULT_LANGUAGE && `${pathname}/`.startsWith(`${prefixOf(one)}/`)) ??
    DEFAULT_LANGUAGE
  return { language, path: pathname.slice(prefixOf(language).length) || '/' }
}

const LOCALES: Record<Language, string> = { en: 'en-US', ur: 'ur-PK' }

const NAMES: Record<Language, string> = { en: 'English', ur: 'اردو' }

/** Returns the name of a language in itself. */
export const nameOf = (language: Language): string => NAMES[language]

/** Returns the direction that a language is written in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** Returns the locale in which `Intl` formats dates, numbers and amounts for readers of a language. */
export const localeOf = (language: Language): string => LOCALES[language]
