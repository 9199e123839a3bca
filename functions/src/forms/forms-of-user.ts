import { INBOX_LISTS, type InboxList } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { AuditAction } from 'domain/stored/audit.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { removeCommentIn } from '../comments/moderate-comment.ts'
import { eachPage } from '../cloud/pages.ts'
import { find, read, transact, type Transaction } from '../cloud/store.ts'
import { removeSuspect } from '../inbox/suspects.ts'
import { declareRemoval } from '../intents/intents.ts'
import { deleteFormMail } from '../mail/outbox.ts'
import { replyMail } from '../mail/reply-mail.ts'
import { refs } from '../refs.ts'
import { NOUNS } from './store-form.ts'

interface SentForm {
  list: InboxList
  reference: string
  form: Collections[InboxList]
  isSuspect: boolean
}

const collectionOf = (list: InboxList) => refs[list] as CollectionReference<Collections[InboxList]>

/**
 * Finds the forms that a user sent while signed in, list by list. Those of earlier versions do not name their user, and are found
 * by their lines in the audit log.
 */
export async function* findFormsOf(uid: string): AsyncGenerator<SentForm> {
  for (const list of INBOX_LISTS)
    for (const { id, data } of await find(collectionOf(list).where('uid', '==', uid)))
      yield { list, reference: id, form: data, isSuspect: false }
  for (const { id, data } of await find(refs.suspects.where('form.uid', '==', uid)))
    yield { list: data.list, reference: id, form: data.form, isSuspect: true }
  yield* findOldFormsOf(uid)
}

async function* findOldFormsOf(uid: string): AsyncGenerator<SentForm> {
  const actions = INBOX_LISTS.map((list): AuditAction => `${NOUNS[list]}:send`)
  for await (const lines of eachPage(
    refs.audit.where('actor', '==', uid).where('action', 'in', actions),
    'at',
  ))
    for (const { data: line } of lines) {
      const list = INBOX_LISTS.find((each) => line.action === `${NOUNS[each]}:send`)
      const sent = list && (await readOld(list, line.target))
      if (sent) yield sent
    }
}

/** Reads a form that does not name its user. Others were found already. */
async function readOld(list: InboxList, reference: string): Promise<SentForm | undefined> {
  const listed = await read(collectionOf(list).doc(reference))
  const form = listed ?? (await read(refs.suspects.doc(reference)))?.form
  return form && form.uid === undefined ? { list, reference, form, isSuspect: !listed } : undefined
}

/** What remains of a donation says nothing about the donor. The chamber's accounts need the rest. */
const NO_DONOR = {
  uid: 'deleted',
  first_name: '',
  last_name: '',
  email: '',
  address: '',
  message: '',
  payment: '',
}

/**
 * Removes what a user sent while signed in, each with its files and mails. Donations stay without the donor. Can be repeated after
 * a failure at any step.
 */
export async function removeFormsOf(uid: string, now = new Date().toISOString()): Promise<void> {
  for await (const sent of findFormsOf(uid))
    await transact('forget form', async (tx) => {
      if (sent.isSuspect) return removeSuspect(tx, sent.reference, now)
      return REMOVE[sent.list](tx, sent.reference, now)
    })
}

/** How a form of each list is removed. */
const REMOVE: Record<InboxList, (tx: Transaction, reference: string, now: string) => Promise<unknown>> = {
  messages: async (tx, reference) => {
    const message = await tx.read(refs.messages.doc(reference))
    for (const { id } of message?.replies ?? []) tx.remove(replyMail(reference, id))
    tx.remove(refs.messages.doc(reference))
  },
  volunteers: removeOfferIn,
  comments: removeCommentIn,
  donations: async (tx, reference) => {
    if (!(await tx.read(refs.donations.doc(reference)))) return
    tx.update(refs.donations.doc(reference), NO_DONOR)
    deleteFormMail(tx, 'donationReceived', reference)
  },
}

/** Removes a volunteer offer and its CV in the transaction of its cause. @returns whether there was one */
export async function removeOfferIn(tx: Transaction, id: string, now: string): Promise<boolean> {
  const offer = await tx.read(refs.volunteers.doc(id))
  if (!offer) return false
  tx.remove(refs.volunteers.doc(id))
  declareRemoval(tx, offer.cv ? [offer.cv] : [], now)
  return true
}
