import { mixed, type ObjectShape, object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { plainText } from '../values/text.ts'

/**
 * The fields that every public form sends beside its own: a honeypot, and a key. A filled honeypot is no error, or a bot would learn
 * which field to leave empty.
 */
const botCheck = {
  fax: plainText()
    .default('')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 1) : value))
    .meta({ description: 'Hidden from people, and empty unless a bot fills it in' }),
  /** Open pages of earlier versions send it. */
  seconds: mixed().nullable().meta({ deprecated: true, description: 'Ignored' }),
  key: plainText()
    .max(MAX_LENGTH.name, rule('tooLong', MAX_LENGTH.name))
    .meta({ description: 'Random for each filled form: sent again, it is stored once' }),
}

/** Builds the schema of a public form. */
export const openForm = <Fields extends ObjectShape>(fields: Fields) => object({ ...fields, ...botCheck })
