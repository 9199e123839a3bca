import { object, type ObjectShape } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalLine, requiredLine, requiredText } from '../values/text.ts'

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

/** What an author may write in Urdu: undefined while all of it is empty, else a title and a description. */
export const inUrdu = (longestTitle: number) => optionalGroup(words(longestTitle))

/** The same of an event. */
export const eventInUrdu = () =>
  optionalGroup({ ...words(MAX_LENGTH.title), location: optionalLine(MAX_LENGTH.location) })
