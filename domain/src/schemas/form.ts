import { number, type ObjectShape, object } from 'yup'
import { FILLED_IN_SECONDS, MAX_LENGTH } from '../limits.ts'
import { rule } from './rule.ts'
import { optionalText, plainText } from './text.ts'

/** What every form of the public site sends beside its own fields: signs of a machine, and what tells it from the next. */
const signs = {
  /** Hidden from people, who leave it empty. */
  fax: optionalText(MAX_LENGTH.name).test('trap', rule('trap'), (value) => value === ''),
  /** How long it was filled in, in seconds; absent where no page of ours was there to say so. */
  seconds: number()
    .typeError(rule('tooFast'))
    .nonNullable(rule('tooFast'))
    .test('fast', rule('tooFast'), (value) => value === undefined || value >= FILLED_IN_SECONDS),
  /** Drawn at random for each filled form: the same form that comes again with it is stored once. */
  key: plainText().max(MAX_LENGTH.name, rule('tooLong', MAX_LENGTH.name)),
}

/** A form of the public site, with its signs beside its fields. */
export const openForm = <Fields extends ObjectShape>(fields: Fields) => object({ ...fields, ...signs })
