import { en, type Texts } from 'domain/texts/en.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { mailsEn, type MailTexts } from 'domain/texts/mails-en.ts'

/** What the functions say in one language. */
export interface Catalogue {
  texts: Texts
  mails: MailTexts
}

/** Every language that the functions can say. Another one is a line here and its two files in `domain/src/texts`. */
export const catalogues: Record<typeof DEFAULT_LANGUAGE, Catalogue> & Partial<Record<Language, Catalogue>> = {
  en: { texts: en, mails: mailsEn },
}

/** What is said in a language, or in English where that language has no catalogue yet. */
export const catalogueOf = (language: Language): Catalogue =>
  catalogues[language] ?? catalogues[DEFAULT_LANGUAGE]
