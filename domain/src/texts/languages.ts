/** Languages that a page, an answer and a mail can have; which of them have catalogues is said where those are loaded. */
export const LANGUAGES = ['en', 'ur'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of the source, and of everything that has no other. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

const LOCALES: Record<Language, string> = { en: 'en-US', ur: 'ur-PK' }

const NAMES: Record<Language, string> = { en: 'English', ur: 'اردو' }

/** The name of a language in itself. */
export const nameOf = (language: Language): string => NAMES[language]

/** The direction that a language is written in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** The locale in which `Intl` formats dates, numbers and amounts for readers of a language. */
export const localeOf = (language: Language): string => LOCALES[language]
