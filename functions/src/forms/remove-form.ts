import type { SearchedList } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { MailTemplate } from 'domain/texts/mails/mails-en.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { declareRemoval } from '../intents/intents.ts'
import { deleteFormMail } from '../mail/outbox.ts'
import { replyMail } from '../mail/reply-mail.ts'
import { refs } from '../refs.ts'
import { NOUNS } from './store-form.ts'

/**
 * Deletes a message, a volunteer offer or a donation, with its replies, mails and CV.
 * @param by uid of the admin
 * @throws HttpError 404; 409 while a card is charged; 401 or 403 if the right was withdrawn
 */
export const removeForm = (
  list: SearchedList,
  id: string,
  by: string,
  now = new Date().toISOString(),
): Promise<undefined> =>
  transactAs({ uid: by, action: 'form:delete' }, `delete ${NOUNS[list]}`, async (tx) => {
    const ref = (refs[list] as CollectionReference<Collections[SearchedList]>).doc(id)
    const form = await tx.read(ref)
    if (!form) throw notFound()
    // the company may still take the amount, and its answer must find the donation
    if (form.state === 'charging') throw new HttpError(409, ({ forms }) => forms.stillCharging)
    removeFormIn(tx, list, id, form, now)
    audit(tx, { actor: by, action: `${NOUNS[list]}:delete`, target: id, at: now })
    return undefined
  })

/** Removes a form with its replies, mails and CV. The sweep removes the CV. */
export function removeFormIn(
  tx: Transaction,
  list: SearchedList,
  id: string,
  form: Collections[SearchedList],
  now: string,
): void {
  tx.remove(refs[list].doc(id))
  removeMailsAbout(tx, list, id, form)
  declareRemoval(tx, 'cv' in form && form.cv ? [form.cv] : [], now)
}

/** Templates of the mails about a form of each list. */
const TEMPLATES: Record<SearchedList, readonly MailTemplate[]> = {
  messages: ['message', 'eventQuestion'],
  volunteers: ['volunteer'],
  donations: ['donationPledged', 'donationPaid', 'donationReceived'],
}

/** Deletes the mails about a form and of its replies, also those that wait to be sent. */
export function removeMailsAbout(
  tx: Transaction,
  list: SearchedList,
  id: string,
  form: Collections[SearchedList],
): void {
  for (const template of TEMPLATES[list]) deleteFormMail(tx, template, id)
  const replies = 'replies' in form ? form.replies : []
  for (const reply of replies ?? []) tx.remove(replyMail(id, reply.id))
}
