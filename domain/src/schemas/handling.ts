import { object } from 'yup'
import { HANDLED_AS } from '../inbox.ts'
import { rule } from '../values/rule.ts'
import { plainText } from '../values/text.ts'

const WRONG = rule('oneOf', HANDLED_AS.join(', '))

/** How the office dealt with a message or a volunteer offer. */
export const handlingSchema = object({
  state: plainText().required(WRONG).oneOf(HANDLED_AS, WRONG),
})
