import { en, type Texts } from 'domain/texts/en.ts'
import { keptEn, type KeptTexts } from 'domain/texts/kept-en.ts'
import { keptUr } from 'domain/texts/kept-ur.ts'
import type { Language } from 'domain/texts/languages.ts'
import { mailsEn, type MailTexts } from 'domain/texts/mails/mails-en.ts'
import { mailsUr } from 'domain/texts/mails/mails-ur.ts'
import { ur } from 'domain/texts/ur.ts'

/** The texts of the functions in one language. */
interface Catalogue {
  texts: Texts
  mails: MailTexts
  /** What is said about kept data. */
  kept: KeptTexts
}

/** Every language of the functions. To add one, add a line here and its files in `domain/src/texts`. */
export const catalogues: Record<Language, Catalogue> = {
  en: { texts: en, mails: mailsEn, kept: keptEn },
  ur: { texts: ur, mails: mailsUr, kept: keptUr },
}

/** Returns the catalogue of a language. */
export const catalogueOf = (language: Language): Catalogue => catalogues[language]
