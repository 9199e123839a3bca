import type { I18n } from '@lingui/core'
import type { Language } from 'domain/texts/languages.ts'
import { areas, loadTexts, makeI18n } from '#lib/format/i18n.ts'

/** Loads the texts of every page in a language. */
export async function loadAllTexts(language: Language): Promise<I18n> {
  const i18n = makeI18n(language)
  await Promise.all(areas.map((area) => loadTexts(i18n, area)))
  return i18n
}
