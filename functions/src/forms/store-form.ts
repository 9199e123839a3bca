import type { Sent } from 'domain/api/forms.ts'
import type { InboxList } from 'domain/inbox.ts'
import { SUSPECT_DAYS } from 'domain/limits.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { SuspectDocument } from 'domain/stored/sent-forms.ts'
import type { MailTemplate } from 'domain/texts/mails/mails-en.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import type { StoredFile } from '../cloud/files.ts'
import { isAlreadyExists, read, type Transaction } from '../cloud/store.ts'
import { noteArrival } from '../inbox/note-arrival.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { isMailed } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { randomReference, referenceOfForm } from './reference.ts'
import { ensureSenderStays, type Sender, thank, type Thanks, uidOf, withThanksMail } from './sender.ts'

/** What the audit log calls a form of each list. */
export const NOUNS = {
  messages: 'message',
  volunteers: 'volunteer',
  donations: 'donation',
  comments: 'comment',
} as const satisfies Record<InboxList, string>

type FormCollection = InboxList

type FieldsOf<Name extends FormCollection> = Omit<
  Collections[Name],
  'uid' | 'email' | 'language' | 'createdAt'
>

/** A form that has passed its schema. */
export interface CheckedForm<Name extends FormCollection> {
  collection: Name
  sender: Sender
  /** Identifies the filled form; `undefined` if the client is not our page. */
  key: string | undefined
  /** The stored fields besides the e-mail, the language and the time. */
  fields: FieldsOf<Name>
  /** Returns fields that are known only in the transaction. @throws HttpError */
  fieldsOnCommit?: (tx: Transaction) => Promise<Partial<FieldsOf<Name>>>
  /** A bot seems to have sent it: it is kept apart from the inbox, and causes no mail. */
  isSuspect: boolean
  /** Template of the mail of thanks, and its values besides name and reference. */
  template: MailTemplate
  data?: Record<string, string>
  /** Stored with the form, or not at all. */
  files?: StoredFile[]
}

/** Most attempts to find a free reference. One in a hundred thousand is taken. */
const MAX_ATTEMPTS = 3

/**
 * Stores a form under its reference, with its audit line and its mail of thanks, completely or not at all. There is no mail if
 * the address had enough of them this hour. A form that is sent again after a lost answer is not stored twice.
 * @throws HttpError 401 if the sender's account was deleted meanwhile
 */
export const storeForm = <Name extends FormCollection>(form: CheckedForm<Name>): Promise<Sent> =>
  withThanksMail(form.sender, (thanks) => storeUnderReference(form, thanks))

/** Returns whether this filled form was stored before, under its first reference. */
export const isStored = async <Name extends FormCollection>(form: CheckedForm<Name>): Promise<boolean> =>
  form.key !== undefined && (await emailAt(form, referenceAgain(form, 1))) === form.sender.email

async function storeUnderReference<Name extends FormCollection>(
  form: CheckedForm<Name>,
  thanks: Thanks,
  attempt = 1,
): Promise<Sent> {
  const reference = form.key ? referenceAgain(form, attempt) : randomReference()
  try {
    return await storeAs(reference, form, thanks.mayMail)
  } catch (error) {
    if (!isAlreadyExists(error)) throw error
    if (form.key && (await emailAt(form, reference)) === form.sender.email) {
      await thanks.refund()
      return { reference, mailed: await wasMailed(form, reference) }
    }
    if (attempt === MAX_ATTEMPTS) throw error
    return storeUnderReference(form, thanks, attempt + 1)
  }
}

const referenceAgain = <Name extends FormCollection>(
  { collection, key, sender: { email }, fields, files = [] }: CheckedForm<Name>,
  attempt: number,
): string =>
  referenceOfForm(
    [collection, key, email, fields],
    files.map(({ bytes }) => bytes),
    attempt,
  )

const documentOf = <Name extends FormCollection>({ collection }: CheckedForm<Name>, reference: string) =>
  (refs[collection] as CollectionReference<Collections[Name]>).doc(reference)

const emailAt = async <Name extends FormCollection>(form: CheckedForm<Name>, reference: string) =>
  form.isSuspect
    ? (await read(refs.suspects.doc(reference)))?.form.email
    : (await read(documentOf(form, reference)))?.email

/** Returns whether the sender of a stored form was told that there is a mail. */
const wasMailed = async <Name extends FormCollection>(form: CheckedForm<Name>, reference: string) =>
  form.isSuspect
    ? ((await read(refs.suspects.doc(reference)))?.mailed ?? true)
    : isMailed(form.template, reference)

const storeAs = <Name extends FormCollection>(
  reference: string,
  form: CheckedForm<Name>,
  mayMail: boolean,
): Promise<Sent> => {
  const { collection, isSuspect, sender, fields, fieldsOnCommit, template, data, files = [] } = form
  return allOrNothing({
    authorization: undefined,
    name: `send ${collection}`,
    files,
    commit: async (tx) => {
      const now = new Date().toISOString()
      const { email, language } = sender
      await ensureSenderStays(tx, sender)
      const found = await fieldsOnCommit?.(tx)
      const document = {
        ...fields,
        ...found,
        uid: sender.actor.uid ?? '',
        email,
        language,
        createdAt: now,
      } as unknown as Collections[Name]
      if (isSuspect) tx.create(refs.suspects.doc(reference), suspectOf(collection, document, mayMail, now))
      else {
        tx.create(documentOf(form, reference), document)
        noteArrival(tx)
      }
      const action = `${NOUNS[collection]}:send` as const
      const details = isSuspect ? ['fax'] : []
      audit(tx, { actor: uidOf(sender), action, target: reference, at: now, details })
      if (mayMail && !isSuspect) thank(tx, sender, template, { reference, ...data }, now)
      // suspected spam is answered like any form, so that nobody learns of the suspicion
      return { reference, mailed: mayMail }
    },
  })
}

const suspectOf = (
  list: FormCollection,
  form: Collections[FormCollection],
  mailed: boolean,
  createdAt: string,
): SuspectDocument => ({
  list,
  form,
  mailed,
  createdAt,
  expiresAt: new Date(Date.parse(createdAt) + SUSPECT_DAYS * 86_400_000).toISOString(),
})
