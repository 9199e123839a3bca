import { array, number, type ObjectSchema } from 'yup'
import { rule } from '../values/rule.ts'
import { optionalText } from '../values/text.ts'

/** A text that pages cannot do without. */
export const neededText = (max: number) => optionalText(max).required(rule('missing'))

/** A whole number, as it is counted. */
export const count = (min: number, max: number) =>
  number()
    .typeError(rule('number', min, max))
    .required(rule('missing'))
    .test('count', rule('number', min, max), (n) => Number.isInteger(n) && n >= min && n <= max)

/** A list of at most `max` items; it may be empty, and pages then leave its section out. */
export const listOf = <T extends object>(item: ObjectSchema<T>, max: number) =>
  array()
    .of(item)
    // a longer list stays too long, and no more of it is looked at
    .transform((items: unknown) => (Array.isArray(items) ? items.slice(0, max + 1) : items))
    .required(rule('missing'))
    .max(max, rule('tooManyItems', max))
