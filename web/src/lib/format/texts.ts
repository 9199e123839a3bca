import { useLingui } from '@lingui/react'
import type { Texts } from 'domain/texts/en.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from 'domain/texts/languages.ts'

const loaded = new Map<Language, Texts>()

/** Gives pages in a language what they say in the same words as the server: labels of fields, messages of rules, failures. */
export const setTexts = (language: Language, texts: Texts): void => void loaded.set(language, texts)

/**
 * What this page says in the same words as the server, in its own language.
 * @throws where the page's area has not loaded them
 */
export function useTexts(): Texts {
  const texts = loaded.get(useLanguage())
  if (!texts)
    throw new Error('This page says what the server says too: its area must load those texts (app/i18n.ts).')
  return texts
}

/** The language of this page, in which it formats dates, numbers and amounts too. */
export const useLanguage = (): Language => asLanguage(useLingui().i18n.locale)

/** A language that the site knows by its tag, else the default one. */
export const asLanguage = (tag: string | undefined): Language =>
  LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE
