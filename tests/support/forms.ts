import { randomUUID } from 'node:crypto'
import type { Sent } from 'domain/api/forms.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { api } from './addresses.ts'
import { refs, teamToken } from './admin.ts'
import { type Answer, call, type Said } from './client.ts'

export type FormCollection = 'messages' | 'volunteers' | 'donations' | 'comments'

/** Returns a random e-mail address. */
export const someEmail = (): string => `${randomUUID()}@example.org`

export const signs = { fax: '' }

/** Returns a message with valid values, as the other functions return the other forms. */
export const message = (change: object = {}) => ({
  ...signs,
  name: 'Gulnaz',
  lastname: 'Khan',
  email: someEmail(),
  subject: 'Fees',
  events: 'none',
  notes: 'What does it cost to join?',
  ...change,
})
export const question = (change: object = {}) => ({
  ...signs,
  name: 'Gulnaz',
  email: someEmail(),
  message: 'May I bring my daughter?',
  ...change,
})
export const offer = (change: object = {}) => ({
  ...signs,
  first_name: 'Gulnaz',
  email: someEmail(),
  subject: 'Bookkeeping',
  case_description: 'Two mornings a week.',
  ...change,
})
export const gift = (change: object = {}) => ({
  ...signs,
  amount: 50.5,
  cause: '',
  first_name: 'Gulnaz',
  last_name: 'Khan',
  email: someEmail(),
  address: 'Jinnah Road, Abbottabad',
  message: 'For the looms.',
  payment_method: 'offline',
  payment_token: '',
  ...change,
})
export const comment = (blog: string, change: object = {}) => ({
  ...signs,
  blog,
  parent: '',
  name: 'Gulnaz',
  email: someEmail(),
  website: '',
  comment: 'I have the same sheet of paper.',
  ...change,
})

/** Sends a form as a visitor does. */
export const send = (path: string, json: object, token?: string): Promise<Answer<Sent & Said>> =>
  call<Sent & Said>('POST', path, { json, token })

/** Reads the document with the reference in a response. */
export const storedAs = async <Name extends FormCollection>(
  collection: Name,
  { body: { reference } }: Answer<Sent>,
): Promise<Collections[Name] | undefined> => {
  const all = refs[collection] as CollectionReference<Collections[Name]>
  return (await all.doc(reference).get()).data()
}

/** Stores a post or an event for this test file alone. */
export async function newPost(change: object = {}): Promise<string> {
  const json = { title: 'A post', description: 'Words.', ...change }
  return (await call<{ id: string }>('POST', api.blogs, { token: await teamToken(), json })).body.id
}
export async function newEvent(change: object = {}): Promise<string> {
  const json = { title: 'A day', description: 'Words.', date: '2030-01-02', time: '10:00', location: 'Hall' }
  const sent = { token: await teamToken(), json: { ...json, ...change } }
  return (await call<{ id: string }>('POST', api.events, sent)).body.id
}
