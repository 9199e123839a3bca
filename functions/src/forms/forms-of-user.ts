import { INBOX_LISTS, type InboxList } from 'domain/inbox.ts'
import type { AuditAction, AuditDocument } from 'domain/stored/audit.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { forgetComment } from '../comments/moderate-comment.ts'
import { eachPage, eachPageById } from '../cloud/pages.ts'
import { readMany, transact, type Transaction } from '../cloud/store.ts'
import { declareRemoval } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import { removeMailsAbout } from './remove-form.ts'
import { NOUNS } from './store-form.ts'

interface SentForm {
  list: InboxList
  reference: string
  form: Collections[InboxList]
  isSuspect: boolean
}

/** Forms that are in memory at once, and removed in one transaction. */
const PAGE_SIZE = 50

const collectionOf = (list: InboxList) => refs[list] as CollectionReference<Collections[InboxList]>

const ACTIONS = INBOX_LISTS.map((list): AuditAction => `${NOUNS[list]}:send`)

/**
 * Finds the forms that a user sent while signed in, page by page. Those of earlier versions do not name their user, and are found
 * by their lines in the audit log.
 */
export async function* findFormsOf(uid: string): AsyncGenerator<SentForm[]> {
  yield* findNamedFormsOf(uid)
  for await (const lines of eachPage(
    refs.audit.where('actor', '==', uid).where('action', 'in', ACTIONS),
    'at',
  ))
    yield await findOldForms(lines.map(({ data }) => data))
}

async function* findNamedFormsOf(uid: string): AsyncGenerator<SentForm[]> {
  for (const list of INBOX_LISTS)
    for await (const page of eachPageById(collectionOf(list).where('uid', '==', uid), PAGE_SIZE))
      yield page.map(({ id, data }) => ({ list, reference: id, form: data, isSuspect: false }))
  for await (const page of eachPageById(refs.suspects.where('form.uid', '==', uid), PAGE_SIZE))
    yield page.map(({ id, data: { list, form } }) => ({ list, reference: id, form, isSuspect: true }))
}

/** Finds the forms that lines of the audit log are about and that do not name their user. */
async function findOldForms(lines: readonly AuditDocument[]): Promise<SentForm[]> {
  const sent = lines.flatMap(({ action, target }) => {
    const list = INBOX_LISTS.find((each) => action === `${NOUNS[each]}:send`)
    return list ? [{ list, reference: target }] : []
  })
  const [listed, suspects] = await Promise.all([
    readMany(sent.map(({ list, reference }) => collectionOf(list).doc(reference))),
    readMany(sent.map(({ reference }) => refs.suspects.doc(reference))),
  ])
  return sent.flatMap((each, index) => {
    const form = listed[index] ?? suspects[index]?.form
    return form && form.uid === undefined ? [{ ...each, form, isSuspect: !listed[index] }] : []
  })
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
 * @param hasTime asked after each page
 * @returns whether it is finished; if not, the next call goes on
 */
export async function removeFormsOf(uid: string, hasTime: () => boolean): Promise<boolean> {
  for await (const page of findNamedFormsOf(uid)) {
    await removeForms(page)
    if (!hasTime()) return false
  }
  return true
}

/** Removes the forms of earlier versions that lines of the audit log are about. Call it before the log forgets their user. */
export const removeOldForms = async (lines: readonly AuditDocument[]): Promise<void> =>
  removeForms(await findOldForms(lines))

async function removeForms(forms: readonly SentForm[], now = new Date().toISOString()): Promise<void> {
  const isComment = ({ list, isSuspect }: SentForm) => list === 'comments' && !isSuspect
  // one by one: a removal changes the comments below it
  for (const { reference } of forms.filter(isComment)) await forgetComment(reference)
  const others = forms.filter((form) => !isComment(form))
  if (others.length === 0) return
  const listed = (list: InboxList) =>
    others.filter((form) => form.list === list && !form.isSuspect).map(({ reference }) => reference)
  await transact('forget forms', async (tx) => {
    const [messages, offers, donations, suspects] = await Promise.all([
      readThose(tx, refs.messages, listed('messages')),
      readThose(tx, refs.volunteers, listed('volunteers')),
      readThose(tx, refs.donations, listed('donations')),
      readThose(
        tx,
        refs.suspects,
        others.filter(({ isSuspect }) => isSuspect).map(({ reference }) => reference),
      ),
    ])
    for (const { ref } of [...messages, ...offers, ...suspects]) tx.remove(ref)
    for (const { ref } of donations) tx.update(ref, NO_DONOR)
    // some of these are queued without the uid
    for (const { ref, data } of messages) removeMailsAbout(tx, 'messages', ref.id, data)
    for (const { ref, data } of offers) removeMailsAbout(tx, 'volunteers', ref.id, data)
    for (const { ref, data } of donations) removeMailsAbout(tx, 'donations', ref.id, data)
    const withFiles = [...offers.map(({ data }) => data), ...suspects.map(({ data }) => data.form)]
    declareRemoval(
      tx,
      withFiles.flatMap((form) => ('cv' in form && form.cv ? [form.cv] : [])),
      now,
    )
  })
}

/** Reads those of some documents that are still there. */
async function readThose<T>(tx: Transaction, all: CollectionReference<T>, ids: string[]) {
  if (ids.length === 0) return []
  const found = await tx.readMany(ids.map((id) => all.doc(id)))
  return found.flatMap((data, index) => (data ? [{ ref: all.doc(ids[index] ?? ''), data }] : []))
}
