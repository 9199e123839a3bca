import type { Sent } from 'domain/api/forms.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import type { StoredFile } from '../cloud/files.ts'
import { isAlreadyExists, read, type Transaction } from '../cloud/store.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { isMailed } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { randomReference, referenceOfForm } from './reference.ts'
import { type Sender, thank, type Thanks, uidOf, withThanksMail } from './sender.ts'

const NOUNS = {
  messages: 'message',
  volunteers: 'volunteer',
  donations: 'donation',
  comments: 'comment',
} as const

type FormCollection = keyof typeof NOUNS

type FieldsOf<Name extends FormCollection> = Omit<Collections[Name], 'email' | 'language' | 'createdAt'>

/** A form that has passed its rules. */
export interface CheckedForm<Name extends FormCollection> {
  collection: Name
  sender: Sender
  /** Of the filled form, from its page; none from elsewhere. */
  key: string | undefined
  /** What is stored of it beside her address, her language and when it came. */
  fields: FieldsOf<Name>
  /** What of it is known only as it is stored. @throws HttpError */
  fieldsOnCommit?: (tx: Transaction) => Promise<Partial<FieldsOf<Name>>>
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
 * address has had its mails of this hour, it is stored without one. What comes again after an answer was lost is not stored twice.
 */
export const storeForm = <Name extends FormCollection>(form: CheckedForm<Name>): Promise<Sent> =>
  withThanksMail(form.sender, (thanks) => storeUnderReference(form, thanks))

async function storeUnderReference<Name extends FormCollection>(
  form: CheckedForm<Name>,
  thanks: Thanks,
  drawn = 1,
): Promise<Sent> {
  const reference = form.key ? referenceAgain(form, drawn) : randomReference()
  try {
    return await storeAs(reference, form, thanks.mayMail)
  } catch (error) {
    if (!isAlreadyExists(error)) throw error
    if (form.key && (await emailAt(form, reference)) === form.sender.email) {
      await thanks.refund()
      return { reference, mailed: await isMailed(form.template, reference) }
    }
    if (drawn === MOST_DRAWN) throw error
    return storeUnderReference(form, thanks, drawn + 1)
  }
}

const referenceAgain = <Name extends FormCollection>(
  { collection, key, sender: { email }, fields, files = [] }: CheckedForm<Name>,
  drawn: number,
): string =>
  referenceOfForm(
    [collection, key, email, fields],
    files.map(({ bytes }) => bytes),
    drawn,
  )

const documentOf = <Name extends FormCollection>({ collection }: CheckedForm<Name>, reference: string) =>
  (refs[collection] as CollectionReference<Collections[Name]>).doc(reference)

const emailAt = async <Name extends FormCollection>(form: CheckedForm<Name>, reference: string) =>
  (await read(documentOf(form, reference)))?.email

const storeAs = <Name extends FormCollection>(
  reference: string,
  form: CheckedForm<Name>,
  mayMail: boolean,
): Promise<Sent> => {
  const { collection, sender, fields, fieldsOnCommit, template, data, files = [] } = form
  return allOrNothing({
    authorization: undefined,
    name: `send ${collection}`,
    files,
    commit: async (tx) => {
      const now = new Date().toISOString()
      const { email, language } = sender
      const found = await fieldsOnCommit?.(tx)
      const document = { ...fields, ...found, email, language, createdAt: now }
      tx.create(documentOf(form, reference), document as unknown as Collections[Name])
      audit(tx, { actor: uidOf(sender), action: `${NOUNS[collection]}:send`, target: reference, at: now })
      if (mayMail) thank(tx, sender, template, { reference, ...data }, now)
      return { reference, mailed: mayMail }
    },
  })
}
