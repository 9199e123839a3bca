import type { Sent } from 'domain/api/forms.ts'
import type { Actor } from 'domain/permissions.ts'
import type { AuditAction } from 'domain/stored/audit.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import type { StoredFile } from '../cloud/files.ts'
import { isThereAlready } from '../cloud/store.ts'
import { byRecipient } from '../http/counted.ts'
import { countIfRoom } from '../http/rate-limit.ts'
import { RATES } from '../http/rates.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { queueFormMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { drawReference } from './reference.ts'
import { greetedName } from './greeted-name.ts'

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
  sender: { actor: Actor; language: Language; name: string }
  /** What is stored of it beside when it came and in which language. */
  fields: Omit<Collections[Name], 'language' | 'createdAt'>
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
export async function storeForm<Name extends FormCollection>(form: CheckedForm<Name>): Promise<Sent> {
  const takeBack = await countIfRoom(RATES.thanks, byRecipient(form.fields.email))
  try {
    return await storeUnderReference(form, takeBack !== undefined)
  } catch (error) {
    await takeBack?.()
    throw error
  }
}

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
      const { language, name, actor } = sender
      const now = new Date().toISOString()
      const uid = actor.uid ?? 'visitor'
      const document = { ...fields, language, createdAt: now } as unknown as Collections[Name]
      tx.create((refs[collection] as CollectionReference<Collections[Name]>).doc(reference), document)
      const action: AuditAction = `${NOUNS[collection]}:send`
      audit(tx, { actor: uid, action, target: reference, at: now })
      if (isThanked)
        queueFormMail(tx, template, {
          to: fields.email,
          uid,
          language,
          data: { first_name: greetedName(name), reference, ...data },
          now,
        })
      return { reference }
    },
  })
