import { en, type Texts } from 'domain/texts/en.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { mailsEn, type MailTexts } from 'domain/texts/mails-en.ts'

/** The texts of the functions in one language. */
export interface Catalogue {
  texts: Texts
  mails: MailTexts
}

/** Every language of the functions. To add one, add a line here and its files in `domain/src/texts`. */
export const catalogues: Record<typeof DEFAULT_LANGUAGE, Catalogue> & Partial<Record<Language, Catalogue>> = {
  en: { texts: en, mails: mailsEn },
}

/** Returns the catalogue of a language, or the English one if there is none yet. */
export const catalogueOf = (language: Language): Catalogue =>
  catalogues[language] ?? catalogues[DEFAULT_LANGUAGE]
