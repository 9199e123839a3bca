import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Texts } from 'domain/texts/en.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from 'domain/texts/languages.ts'

const loaded = new WeakMap<I18n, Texts>()

/** Gives a page what it says in the same words as the server: labels of fields, messages of rules, failures. */
export const setTexts = (i18n: I18n, texts: Texts): void => void loaded.set(i18n, texts)

/**
 * What this page says in the same words as the server, in its own language.
 * @throws where the page's area has not loaded them
 */
export function useTexts(): Texts {
  const { i18n } = useLingui()
  const texts = loaded.get(i18n)
  if (!texts)
    throw new Error('This page says what the server says too: its area must load those texts (app/i18n.ts).')
  return texts
}

/** The language of this page, in which it formats dates, numbers and amounts too. */
export const useLanguage = (): Language => asLanguage(useLingui().i18n.locale)

/** A language that the site knows by its tag, else the default one. */
export const asLanguage = (tag: string | undefined): Language =>
  LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE
