import { type AnySchema, array, type ObjectSchema } from 'yup'
import { textPicturesOf } from '../formatting/text-pictures.ts'
import { MAX_CONTENT_LENGTH, MAX_ITEMS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainNumber } from '../values/text.ts'

/** Builds the rule of a text that pages need. */
export const neededText = (max: number) => optionalText(max).required(rule('missing'))

/**
 * How long a formatted text is. Without marks a `paragraph` is one on its page, whatever line ends it has. A `story` has several, and
 * may have headings and pictures.
 */
export type FormattedLength = 'paragraph' | 'story'

/** Builds the rule of a text that may have Markdown; '' when absent. All code that handles formatted texts finds them by this rule. */
export const formattedText = (max: number) => {
  const formatted: FormattedLength = max > MAX_CONTENT_LENGTH.paragraph ? 'story' : 'paragraph'
  return optionalText(max)
    .meta({ formatted })
    .test(
      'textPictures',
      rule('tooManyPictures', MAX_ITEMS.textPictures),
      (text) => textPicturesOf({ description: text, format: 'markdown' }).length <= MAX_ITEMS.textPictures,
    )
}

/** Builds the rule of a formatted text that pages need. */
export const neededFormattedText = (max: number) => formattedText(max).required(rule('missing'))

/** Marks a text that is the same in every language, such as an id or the number of an account. */
export const verbatim = <S extends AnySchema>(field: S): S => field.meta({ isVerbatim: true })

/** Builds the rule of a whole number from `min` to `max`. */
export const count = (min: number, max: number) =>
  plainNumber()
    .typeError(rule('number', min, max))
    .required(rule('missing'))
    .meta({ isZeroAllowed: min <= 0 })
    .test('count', rule('number', min, max), (n) => Number.isInteger(n) && n >= min && n <= max)

/** Builds the rule of a list of at most `max` items. It may be empty; pages then leave its section out. */
export const listOf = <T extends object>(item: ObjectSchema<T>, max: number) =>
  array()
    .of(item)
    // a longer list stays too long, and no more of it is looked at
    .transform((items: unknown) => (Array.isArray(items) ? items.slice(0, max + 1) : items))
    .required(rule('missing'))
    .max(max, rule('tooManyItems', max))
