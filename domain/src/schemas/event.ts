import { boolean, type InferType, object } from 'yup'
import { isDay } from '../dates.ts'
import { MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { plainText, requiredLine, requiredText } from '../values/text.ts'

/** Matches a time of day, HH:mm. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The fields of an event. It is published by default. */
export const eventSchema = object({
  title: requiredLine('title', MAX_LENGTH.title),
  description: requiredText('description', MAX_LENGTH.description),
  date: plainText()
    .required(rule('required', 'date'))
    .test('day', rule('date'), isDay)
    .meta({ format: 'date' }),
  time: plainText()
    .required(rule('required', 'time'))
    .matches(TIME, { message: rule('time'), excludeEmptyString: true }),
  location: requiredLine('location', MAX_LENGTH.location),
  is_published: boolean().typeError(rule('boolean')).nonNullable(rule('boolean')).default(true),
})

export type EventInput = InferType<typeof eventSchema>
