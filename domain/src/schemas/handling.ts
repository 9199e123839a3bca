import { object } from 'yup'
import { HANDLED_AS } from '../inbox.ts'
import { rule } from './rule.ts'
import { plainText } from './text.ts'

const WRONG = rule('oneOf', HANDLED_AS.join(', '))

/** What the office did about a message or an offer of help. */
export const handlingSchema = object({
  state: plainText().required(WRONG).oneOf(HANDLED_AS, WRONG),
})
