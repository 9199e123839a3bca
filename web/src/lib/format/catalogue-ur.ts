import type { Messages } from '@lingui/core'
import { isolate } from 'domain/texts/isolate.ts'
import type { Catalogue } from './i18n.ts'

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

/** Isolates the values of a compiled message: a list of texts and values. A plural holds a message for each of its forms. */
const isolateIn = (message: Message): Message =>
  Array.isArray(message) ? message.flatMap(isolateToken) : message

/**
 * Wraps each value in compiled messages with marks that give it its own direction. Phone numbers, names and amounts are then drawn in
 * their own order between words that run from right to left.
 */
const isolateValues = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, isolateIn(message)]))

/** Loads a catalogue whose values keep their own direction, since Urdu is written from right to left. */
const isolated = (load: () => Promise<{ messages: Messages }>) => async () => ({
  messages: isolateValues((await load()).messages),
})

/** The Urdu texts of the pages. */
export const catalogueUr: Catalogue = {
  public: isolated(() => import('#locales/ur/public.po')),
  about: isolated(() => import('#locales/ur/about.po')),
  blogs: isolated(() => import('#locales/ur/blogs.po')),
  cause: isolated(() => import('#locales/ur/cause.po')),
  donations: isolated(() => import('#locales/ur/donations.po')),
  downloads: isolated(() => import('#locales/ur/downloads.po')),
  events: isolated(() => import('#locales/ur/events.po')),
  fields: isolated(() => import('#locales/ur/fields.po')),
  forms: isolated(() => import('#locales/ur/forms.po')),
  accounts: isolated(() => import('#locales/ur/accounts.po')),
  privacy: isolated(() => import('#locales/ur/privacy.po')),
  dashboard: isolated(() => import('#locales/ur/dashboard.po')),
  office: isolated(() => import('#locales/ur/office.po')),
  today: isolated(() => import('#locales/ur/today.po')),
  shared: async () => (await import('domain/texts/pages-ur.ts')).pagesUr,
  kept: async () => (await import('domain/texts/kept-ur.ts')).keptUr,
}
