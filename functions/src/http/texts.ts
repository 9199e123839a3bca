import { en, type Texts } from 'domain/texts/en.ts'

/** What the functions say. */
export const texts: Texts = en
