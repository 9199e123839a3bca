import { useLingui } from '@lingui/react'
import { directionOf } from 'domain/texts/languages.ts'
import { isolate } from 'domain/texts/isolate.ts'
import { asLanguage } from './texts.ts'

type Texts = readonly (string | undefined)[]

/** Makes a format with commas only, without the word "and". */
const listFormat = (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })

/**
 * Joins texts with the comma of a language: 'Cards, Bank transfer'. In a language from right to left each keeps its own direction.
 * Empty ones are left out.
 */
export const formatList = (texts: Texts, locale: string): string =>
  listFormat(locale).format(shownIn(texts, locale))

/** Joins facts with a dot: 'Palwasha Khan · Mansehra'. Directions and empty ones as above. */
export const formatFacts = (texts: Texts, locale: string): string => shownIn(texts, locale).join(' · ')

function shownIn(texts: Texts, locale: string): string[] {
  const shown = texts.flatMap((text) => text || [])
  return directionOf(asLanguage(locale)) === 'rtl' ? shown.map(isolate) : shown
}

/** Renders the comma of the page's language between elements. */
export const Comma = (): string => {
  const parts = listFormat(useLingui().i18n.locale).formatToParts(['a', 'b'])
  return parts.find(({ type }) => type === 'literal')?.value ?? ', '
}
