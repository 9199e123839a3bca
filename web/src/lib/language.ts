import { DEFAULT_LANGUAGE, type Language, LANGUAGES, prefixOf, splitPath } from 'domain/texts/languages.ts'
import { LANGUAGE_KEY, readStorage, writeStorage } from './storage.ts'

/** Returns the language that was chosen on this device; undefined if none was, or if the browser keeps nothing. */
export function readLanguage(): Language | undefined {
  const kept = readStorage(LANGUAGE_KEY)
  return LANGUAGES.find((language) => language === kept)
}

/** Keeps the language on this device, for pages that are opened later. */
export const keepLanguage = (language: Language): void => writeStorage(LANGUAGE_KEY, language)

/** Returns the language of the open page's address. The dashboard has one address in all languages. */
const openLanguage = (): Language => splitPath(globalThis.location?.pathname ?? '/').language

/** Returns what the addresses of the open page's language begin with, such as `/ur`. */
export const openPrefix = (): string => prefixOf(openLanguage())

/** Returns the query that asks REST for texts in the language of the open page. The default one needs none. */
export function inOpenLanguage(): { language?: Language } {
  const language = openLanguage()
  return language === DEFAULT_LANGUAGE ? {} : { language }
}
