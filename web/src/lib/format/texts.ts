import { useLingui } from '@lingui/react'
import type { KeptTexts } from 'domain/texts/kept-en.ts'
import type { PageTexts } from 'domain/texts/pages-en.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from 'domain/texts/languages.ts'

const loaded = new Map<Language, PageTexts>()

/** Stores the texts shared with the server for a language: labels, messages of rules, errors. */
export const setTexts = (language: Language, texts: PageTexts): void => void loaded.set(language, texts)

/**
 * Returns the texts shared with the server, in the page's language.
 * @throws Error if the page's area has not loaded them
 */
export function useTexts(): PageTexts {
  const texts = loaded.get(useLanguage())
  if (!texts)
    throw new Error('The texts shared with the server are not loaded: see the areas in lib/i18n.ts.')
  return texts
}

const kept = new Map<Language, KeptTexts>()

/** Stores what is said about kept data in a language. */
export const setKeptTexts = (language: Language, texts: KeptTexts): void => void kept.set(language, texts)

/**
 * Returns what is said about kept data, in the page's language.
 * @throws Error on another page than the privacy page
 */
export function useKeptTexts(): KeptTexts {
  const texts = kept.get(useLanguage())
  if (!texts) throw new Error('The texts of the privacy page are not loaded: see the areas in lib/i18n.ts.')
  return texts
}

/** Returns the page's language, which also formats dates, numbers and amounts. */
export const useLanguage = (): Language => asLanguage(useLingui().i18n.locale)

/** Returns the site's language for a tag, or the default one. */
export const asLanguage = (tag: string | undefined): Language =>
  LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE
