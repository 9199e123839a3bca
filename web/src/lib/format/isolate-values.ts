import type { Messages } from '@lingui/core'
import { isolate } from 'domain/texts/isolate.ts'

type Message = Messages[string]
type Token = Exclude<Message, string>[number]

const [START = '', END = ''] = isolate('|').split('|')

function isolateToken(token: Token): Token[] {
  if (typeof token === 'string') return [token]
  const [name, kind, format] = token
  if (!format || typeof format !== 'object') return [START, token, END]
  const choices = Object.entries(format).map(([choice, tokens]) => [choice, isolateIn(tokens as Message)])
  return [[name, kind, Object.fromEntries(choices)] as Token]
}

/** A compiled message is a list of texts and values; a plural holds a message for each of its forms. */
const isolateIn = (message: Message): Message =>
  Array.isArray(message) ? message.flatMap(isolateToken) : message

/**
 * Wraps each value in compiled messages with marks that give it its own direction. Phone numbers, names and amounts are then drawn in
 * their own order between words that run from right to left.
 */
export const isolateValues = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, isolateIn(message)]))
