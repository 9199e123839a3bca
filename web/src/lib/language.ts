import { type Language, LANGUAGES } from 'domain/texts/languages.ts'
import { readStorage, writeStorage } from './storage.ts'

const KEY = 'language'

/** Returns the language that was chosen on this device; undefined if none was, or if the browser keeps nothing. */
export function readLanguage(): Language | undefined {
  const kept = readStorage(KEY)
  return LANGUAGES.find((language) => language === kept)
}

/** Keeps the language on this device, for pages that are opened later. */
export const keepLanguage = (language: Language): void => writeStorage(KEY, language)
