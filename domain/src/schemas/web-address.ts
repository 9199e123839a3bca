import { MAX_LENGTH } from '../limits.ts'
import { rule } from './rule.ts'
import { optionalText } from './text.ts'

/** Whether the text is a whole http or https address; no other scheme is ever linked to. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** An address that pages link to; '' where there is none. */
export const optionalWebAddress = () =>
  optionalText(MAX_LENGTH.link).test('link', rule('link'), (value) => value === '' || isWebAddress(value))
