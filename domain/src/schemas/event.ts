import { type InferType, object } from 'yup'
import { isDay } from '../dates.ts'
import { MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { plainText, requiredLine, requiredText } from '../values/text.ts'
import { eventInUrdu, publishingFields } from './post-fields.ts'

/** Matches a time of day, HH:mm. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

type When = Partial<Record<'date' | 'time' | 'end_date' | 'end_time', string>>

/** Returns whether an event does not end before it starts on the same day. */
const isInOrder = ({ date, time = '', end_date, end_time }: When): boolean =>
  !end_time || (Boolean(end_date) && end_date !== date) || end_time >= time

/** The fields of an event. It is published by default. Its end may be missing; a last day needs a time too. */
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
  end_date: plainText()
    .test('day', rule('date'), (value) => !value || isDay(value))
    .test('order', rule('endBeforeStart'), (value, { parent }) => !value || value >= String(parent.date)),
  end_time: plainText()
    .matches(TIME, { message: rule('time'), excludeEmptyString: true })
    .test('needed', rule('required', 'end_time'), (value, { parent }) => Boolean(value) || !parent.end_date)
    .test('order', rule('endBeforeStart'), (value, { parent }) => isInOrder({ ...parent, end_time: value })),
  location: requiredLine('location', MAX_LENGTH.location),
  ur: eventInUrdu(),
  ...publishingFields,
})

export type EventInput = InferType<typeof eventSchema>
