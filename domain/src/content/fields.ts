import { type AnySchema, array, type ObjectSchema } from 'yup'
import { textPicturesOf } from '../formatting/text-pictures.ts'
import { MAX_CONTENT_LENGTH, MAX_ITEMS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainNumber } from '../values/text.ts'

/** A text that pages cannot do without. */
export const neededText = (max: number) => optionalText(max).required(rule('missing'))

/**
 * How long a formatted text is. Without marks a `paragraph` is one on its page, whatever line ends it has. A `story` has several, and
 * may have headings and pictures.
 */
export type FormattedLength = 'paragraph' | 'story'

/** A text that may have the marks of Markdown; '' when absent. Everything that treats such texts finds them by this. */
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

/** Such a text that pages cannot do without. */
export const neededFormattedText = (max: number) => formattedText(max).required(rule('missing'))

/** Marks a text that is the same in every language, such as an id or the number of an account. */
export const verbatim = <S extends AnySchema>(field: S): S => field.meta({ isVerbatim: true })

/** A whole number, as it is counted. */
export const count = (min: number, max: number) =>
  plainNumber()
    .typeError(rule('number', min, max))
    .required(rule('missing'))
    .meta({ isZeroAllowed: min <= 0 })
    .test('count', rule('number', min, max), (n) => Number.isInteger(n) && n >= min && n <= max)

/** A list of at most `max` items; it may be empty, and pages then leave its section out. */
export const listOf = <T extends object>(item: ObjectSchema<T>, max: number) =>
  array()
    .of(item)
    // a longer list stays too long, and no more of it is looked at
    .transform((items: unknown) => (Array.isArray(items) ? items.slice(0, max + 1) : items))
    .required(rule('missing'))
    .max(max, rule('tooManyItems', max))
