import type { InboxList, Suspect } from 'domain/inbox.ts'
import { FORMS_PER_PAGE } from 'domain/values/list-limits.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { SuspectDocument } from 'domain/stored/sent-forms.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import { currencyOf, formatMoney } from 'domain/money/money.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import { type Cursor, eachPage, findPage } from '../cloud/pages.ts'
import { type FoundDocument, transact } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { declareRemoval } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import { unlimited } from '../time-limit.ts'
import { noteArrival } from './note-arrival.ts'

type Texts = Pick<Suspect, 'name' | 'subject' | 'words'>

const TEXTS: { [Name in InboxList]: (form: Collections[Name]) => Texts } = {
  messages: ({ name, lastname, subject, notes }) => ({
    name: `${name} ${lastname}`.trim(),
    subject,
    words: notes,
  }),
  volunteers: ({ first_name, subject, case_description }) => ({
    name: first_name,
    subject,
    words: case_description,
  }),
  donations: ({ first_name, last_name, amount, message, ...donation }) => ({
    name: `${first_name} ${last_name}`,
    subject: formatMoney(amount, currencyOf(donation), DEFAULT_LANGUAGE, true),
    words: message,
  }),
  comments: ({ name, comment }) => ({ name, subject: '', words: comment }),
}

const toSuspect = ({ id, data }: FoundDocument<SuspectDocument>): Suspect => {
  const { list, form, createdAt, expiresAt } = data
  const textsOf = TEXTS[list] as (form: Collections[InboxList]) => Texts
  return { id, list, email: form.email, ...textsOf(form), createdAt, expiresAt }
}

/** Reads a page of the forms that a bot seems to have sent, newest first. */
export async function findSuspects(after: Cursor | undefined) {
  const { found, ...page } = await findPage(refs.suspects, { limit: FORMS_PER_PAGE, after })
  return { ...page, suspects: found.map(toSuspect) }
}

/**
 * Moves such a form to its list in the inbox, under the same reference.
 * @param by uid of the admin
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export const acceptSuspect = (id: string, by: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid: by, action: 'form:handle' }, 'accept form', async (tx) => {
    const suspect = await tx.read(refs.suspects.doc(id))
    if (!suspect) throw notFound()
    const { list, form } = suspect
    const ref = (refs[list] as CollectionReference<typeof form>).doc(id)
    // the sender may have sent it again without filling in the hidden field
    if (!(await tx.read(ref))) {
      tx.create(ref, form)
      noteArrival(tx)
    }
    tx.remove(refs.suspects.doc(id))
    audit(tx, { actor: by, action: 'form:accept', target: id, at: now, details: [list] })
  })

/**
 * Deletes the forms whose time is over, with their CVs.
 * @param hasTime asked after each form, since strangers send as many as they like; without time the next night goes on
 */
export async function removeOldSuspects(now: string, hasTime = unlimited): Promise<void> {
  for await (const page of eachPage(refs.suspects.where('expiresAt', '<=', now), 'expiresAt'))
    for (const { ref } of page) {
      await transact('remove suspect', async (tx) => {
        const suspect = await tx.read(ref)
        if (!suspect) return
        const cv = 'cv' in suspect.form ? suspect.form.cv : ''
        declareRemoval(tx, cv ? [cv] : [], now)
        tx.remove(ref)
      })
      if (!hasTime()) return
    }
}
