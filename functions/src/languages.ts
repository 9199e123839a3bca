import { en, type Texts } from 'domain/texts/en.ts'
import type { Language } from 'domain/texts/languages.ts'
import { mailsEn, type MailTexts } from 'domain/texts/mails-en.ts'
import { mailsUr } from 'domain/texts/mails-ur.ts'
import { ur } from 'domain/texts/ur.ts'

/** The texts of the functions in one language. */
export interface Catalogue {
  texts: Texts
  mails: MailTexts
}

/** Every language of the functions. To add one, add a line here and its files in `domain/src/texts`. */
export const catalogues: Record<Language, Catalogue> = {
  en: { texts: en, mails: mailsEn },
  ur: { texts: ur, mails: mailsUr },
}

/** Returns the catalogue of a language. */
export const catalogueOf = (language: Language): Catalogue => catalogues[language]
