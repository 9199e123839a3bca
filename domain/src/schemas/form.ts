import { number, type ObjectShape, object } from 'yup'
import { FILLED_IN_SECONDS, MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainText } from '../values/text.ts'

/** The fields that every public form sends beside its own: a check for bots, and a key. */
const botCheck = {
  fax: optionalText(MAX_LENGTH.name)
    .test('trap', rule('trap'), (value) => value === '')
    .meta({ description: 'A honeypot: hidden from people, must be empty' }),
  seconds: number()
    .typeError(rule('tooFast'))
    .nonNullable(rule('tooFast'))
    .test('fast', rule('tooFast'), (value) => value === undefined || value >= FILLED_IN_SECONDS)
    .meta({ minimum: FILLED_IN_SECONDS, description: 'How long it took to fill in the form' }),
  key: plainText()
    .max(MAX_LENGTH.name, rule('tooLong', MAX_LENGTH.name))
    .meta({ description: 'Random for each filled form: sent again, it is stored once' }),
}

/** Builds the schema of a public form. */
export const openForm = <Fields extends ObjectShape>(fields: Fields) => object({ ...fields, ...botCheck })
