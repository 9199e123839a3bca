import type { Language } from 'domain/texts/languages.ts'
import { offlineEn, type OfflineTexts, type OfflineTextsInPage } from 'domain/texts/offline-en.ts'
import { offlineUr } from 'domain/texts/offline-ur.ts'
import { jsonInScript } from '#lib/page-data/page-data-script.ts'

const TEXTS: Record<Language, OfflineTexts> = { en: offlineEn, ur: offlineUr }

/** Builds the script element with what a page says without a connection. The service worker reads it, so it needs no language. */
export function offlineTextsScript(language: Language): string {
  const texts = TEXTS[language]
  const inPage: OfflineTextsInPage = { ...texts, kept: texts.kept('%') }
  return `<script type="application/json" id="offline-texts">${jsonInScript(inPage)}</script>`
}
