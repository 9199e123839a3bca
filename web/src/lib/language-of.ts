import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'

const IN_URDU = /\p{Script=Arabic}/u

/** Returns the language of a text that somebody has typed: Urdu if it has letters of Urdu. */
export const languageOf = (text: string): Language => (IN_URDU.test(text) ? 'ur' : DEFAULT_LANGUAGE)
