import { checkPart } from 'domain/content/check-part.ts'
import type { ContentPart } from 'domain/content/content.ts'
import { isRecord } from 'domain/content/find-shape-errors.ts'
import {
  checkTranslations,
  findUrdu,
  translatableTexts,
  translatePart,
  type UrduRules,
} from 'domain/content/translation/translate-part.ts'
import { translationsOf } from 'domain/content/translation/translations-of.ts'
import type { Translation } from 'domain/stored/site/site-part.ts'
import type { FieldErrors, RuleMessage } from 'domain/values/rule.ts'
import { type Path, pathOfText, toName, type Values } from './values.ts'

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
export interface UrduLine extends UrduRules {
  text: string
  /** '' while it is missing. */
  ur: string
  /** The first field that has the text. */
  path: Path
}

/** Lists the texts of a part that can have Urdu, with what they have. */
export function urduLines(part: ContentPart, content: Values): UrduLine[] {
  const find = findUrdu(toPairs(content))
  const english = withoutUrdu(content)
  return [...translatableTexts(part, english)].map(([text, rules]) => ({
    text,
    ur: find(text) ?? '',
    path: pathOfText(english, text) ?? [],
    ...rules,
  }))
}

/** Returns what is wrong with the Urdu of a part, by its English text. @param errors of the part */
export const urduErrors = (content: Values, errors: FieldErrors): Map<string, RuleMessage> =>
  new Map(
    toPairs(content).flatMap(({ text }, n) => {
      const [wrong] = errors[`ur[${n}].ur`] ?? []
      return wrong ? [[text, wrong]] : []
    }),
  )

/** Returns the name of the first field whose Urdu breaks a rule; undefined where none does. */
export function findInvalidUrdu(part: ContentPart, content: Values, errors: FieldErrors): string | undefined {
  const wrong = urduErrors(content, errors)
  const first = urduLines(part, content).find(({ text }) => wrong.has(text))
  return first && toName(first.path)
}

/** Returns a part with its texts in Urdu, as far as they have it, in the form that the server publishes. */
export const inUrdu = (part: ContentPart, content: Values): Values =>
  translatePart(part, { ...content, ur: toPairs(content) })
