import type { Language } from 'domain/texts/languages.ts'

interface Named {
  full_name: string
  name_ur?: string | undefined
}

/** Returns the name that a page in a language shows first, and the other one: as on the card, and in Urdu; '' for none. */
export const namesIn = (
  { full_name, name_ur = '' }: Named,
  language: Language,
): [first: string, other: string] =>
  language === 'ur' && name_ur ? [name_ur, full_name] : [full_name, name_ur]

/** Returns the name of a greeting: the name in Urdu on a page in Urdu, where there is one. @param other elsewhere */
export const greetedName = ({ name_ur }: Pick<Named, 'name_ur'>, language: Language, other: string): string =>
  (language === 'ur' && name_ur) || other
