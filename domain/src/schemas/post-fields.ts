import { boolean, object, type ObjectShape } from 'yup'
import { isDay } from '../dates.ts'
import { MAX_LENGTH, SCHEDULE_DAYS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalLine, plainText, requiredLine, requiredText } from '../values/text.ts'

const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/
const DAY = 86_400_000

const isInstant = (text: string): boolean => isDay(INSTANT.exec(text)?.[1] ?? '')

/** Returns whether something can be scheduled for an instant: it is in the past, or not too far ahead. */
const isWithinSchedule = (instant: string, now = Date.now()): boolean =>
  Date.parse(instant) <= now + SCHEDULE_DAYS * DAY

/** The fields that say whether visitors see something, and from when. It is published by default. */
export const publishingFields = {
  is_published: boolean().typeError(rule('boolean')).nonNullable(rule('boolean')).default(true),
  /** ISO 8601 UTC, stored with milliseconds so that texts compare like instants; '' or absent for none. */
  publish_at: plainText()
    .transform((value: unknown) =>
      typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : value,
    )
    .test('instant', rule('instant'), (value) => !value || isInstant(value))
    .test('limit', rule('scheduledTooFar'), (value) => !value || !isInstant(value) || isWithinSchedule(value))
    .test('draft', rule('scheduledIsPublished'), (value, { parent }) => !value || !parent.is_published)
    .meta({ format: 'date-time' }),
}

/** Returns whether nothing was written. A form sends '' for an empty group. */
const isBlank = (value: unknown) =>
  value === '' ||
  (typeof value === 'object' &&
    Object.values(value ?? {}).every((text) => typeof text === 'string' && text.trim() === ''))

const optionalGroup = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .typeError(rule('kind'))
    .nonNullable(rule('kind'))
    .default(undefined)
    .optional()
    .transform((value: unknown) => (isBlank(value) ? undefined : value))

const words = (longestTitle: number) => ({
  title: requiredLine('title', longestTitle),
  description: requiredText('description', MAX_LENGTH.description),
})

/** Builds the rule of an author's Urdu: undefined while all of it is empty, else a title and a description. */
export const inUrdu = (longestTitle: number) => optionalGroup(words(longestTitle))

/** Builds the same rule for an event. */
export const eventInUrdu = () =>
  optionalGroup({ ...words(MAX_LENGTH.title), location: optionalLine(MAX_LENGTH.location) })
