import { checkPart } from 'domain/content/check-part.ts'
import type { ContentPart } from 'domain/content/content.ts'
import { isRecord } from 'domain/content/find-shape-errors.ts'
import {
  checkTranslations,
  findUrdu,
  translatableTexts,
  translationsOf,
} from 'domain/content/translation/translate-part.ts'
import type { Translation } from 'domain/stored/site/site-part.ts'
import type { FieldErrors } from 'domain/values/rule.ts'
import type { Values } from './values.ts'

// Forms, drafts and conflicts hold the Urdu of a part in its field `ur`, by its English text: so two people can write Urdu at once.

/** Returns what is stored of a part in Urdu, as forms hold it. */
export const toUrdu = (stored: unknown): Values =>
  Object.fromEntries(translationsOf(stored).map(({ text, ur }) => [text, ur]))

/** Returns the values of a part without its Urdu. */
export const withoutUrdu = ({ ur: _ur, ...content }: Values): Values => content

/** Returns the Urdu of a part as it is sent. */
export const toPairs = ({ ur }: Values): Translation[] =>
  isRecord(ur) ? Object.entries(ur).map(([text, urdu]) => ({ text, ur: String(urdu) })) : []

/** Checks a part and its Urdu. @returns the messages by field, such as `ur[2].ur` */
export async function checkWithUrdu(part: ContentPart, content: Values): Promise<FieldErrors> {
  const checked = await checkPart(part, withoutUrdu(content))
  const translated = await checkTranslations(part, withoutUrdu(content), toPairs(content))
  return { ...(!checked.ok && checked.errors), ...(!translated.ok && translated.errors) }
}

/** A text of a part, and its Urdu. */
export interface UrduLine {
  text: string
  /** '' while it is missing. */
  ur: string
  /** The longest Urdu, in characters. */
  max: number
}

/** Lists the texts of a part that can have Urdu, with what they have. */
export function urduLines(part: ContentPart, content: Values): UrduLine[] {
  const find = findUrdu(toPairs(content))
  return [...translatableTexts(part, withoutUrdu(content))].map(([text, max]) => ({
    text,
    ur: find(text) ?? '',
    max,
  }))
}
