import type { Sent } from 'domain/api/forms.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import type { StoredFile } from '../cloud/files.ts'
import { isThereAlready } from '../cloud/store.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { refs } from '../refs.ts'
import { drawReference } from './reference.ts'
import { type Sender, thank, uidOf } from './sender.ts'
import { withThanks } from './with-thanks.ts'

const NOUNS = {
  messages: 'message',
  volunteers: 'volunteer',
  donations: 'donation',
  comments: 'comment',
} as const

type FormCollection = keyof typeof NOUNS

/** A form that has passed its rules. */
export interface CheckedForm<Name extends FormCollection> {
  collection: Name
  sender: Sender
  /** What is stored of it beside her address, her language and when it came. */
  fields: Omit<Collections[Name], 'email' | 'language' | 'createdAt'>
  /** Of the mail of thanks, and what that needs beside the name and the reference. */
  template: MailTemplate
  data?: Record<string, string>
  /** Stored with it, or not at all. */
  files?: StoredFile[]
}

/** Times that a reference is drawn: one is taken once in a hundred thousand forms. */
const MOST_DRAWN = 3

/**
 * Stores a form under a reference of its own, with its line of the audit log and its mail of thanks: all of it, or nothing. Where its
 * address has had its mails of this hour, it is stored without one.
 */
export const storeForm = <Name extends FormCollection>(form: CheckedForm<Name>): Promise<Sent> =>
  withThanks(form.sender.email, (isThanked) => storeUnderReference(form, isThanked))

async function storeUnderReference<Name extends FormCollection>(
  form: CheckedForm<Name>,
  isThanked: boolean,
  drawn = 1,
): Promise<Sent> {
  const reference = drawReference()
  try {
    return await storeAs(reference, form, isThanked)
  } catch (error) {
    if (!isThereAlready(error) || drawn === MOST_DRAWN) throw error
    return storeUnderReference(form, isThanked, drawn + 1)
  }
}

const storeAs = <Name extends FormCollection>(
  reference: string,
  { collection, sender, fields, template, data, files = [] }: CheckedForm<Name>,
  isThanked: boolean,
): Promise<Sent> =>
  allOrNothing({
    doer: undefined,
    name: `send ${collection}`,
    files,
    commit: async (tx) => {
      const now = new Date().toISOString()
      const { email, language } = sender
      const document = { ...fields, email, language, createdAt: now } as unknown as Collections[Name]
      tx.create((refs[collection] as CollectionReference<Collections[Name]>).doc(reference), document)
      audit(tx, { actor: uidOf(sender), action: `${NOUNS[collection]}:send`, target: reference, at: now })
      if (isThanked) thank(tx, sender, template, { reference, ...data }, now)
      return { reference }
    },
  })
