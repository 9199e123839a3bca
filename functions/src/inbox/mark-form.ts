import { type HandledAs, type Handling, isNew } from 'domain/inbox.ts'
import type { AnsweredForm } from 'domain/stored/sent-forms.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { checkMark, NO_STAMP, type OfficeActor, stampOf } from './stamp.ts'

const NOUNS = { messages: 'message', volunteers: 'volunteer' } as const
const VERBS = { answered: 'answer', handled: 'handle' } as const

/** Collections of the forms that the office answers. */
type AnsweredCollection = keyof typeof NOUNS

const refOf = (name: AnsweredCollection, id: string) =>
  (refs[name] as CollectionReference<AnsweredForm>).doc(id)

/**
 * Marks a message or an offer as answered or done. If two people do it, the first mark stays.
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export const markForm = (
  name: AnsweredCollection,
  id: string,
  state: HandledAs,
  by: OfficeActor,
  now = new Date().toISOString(),
): Promise<Handling> =>
  transactAs({ uid: by.uid, action: 'form:handle' }, `mark ${name}`, async (tx) => {
    const form = await readForm(tx, name, id)
    if (!isNew(form)) return toHandling(id, form)
    const stamp = stampOf(by, now)
    tx.update(refOf(name, id), { state, ...stamp })
    audit(tx, { actor: by.uid, action: `${NOUNS[name]}:${VERBS[state]}`, target: id, at: now })
    return toHandling(id, { state, ...stamp })
  })

/**
 * Reopens a form: removes its mark.
 * @param seen `handledAt` of the mark that was read; undefined for any mark
 * @throws as `markForm`; HttpError 412 if the mark has changed
 */
export const reopenForm = (
  name: AnsweredCollection,
  id: string,
  by: OfficeActor,
  seen?: string,
  now = new Date().toISOString(),
): Promise<Handling> =>
  transactAs({ uid: by.uid, action: 'form:handle' }, `reopen ${name}`, async (tx) => {
    const form = await readForm(tx, name, id)
    if (isNew(form)) return toHandling(id, form)
    checkMark(form, seen)
    tx.update(refOf(name, id), { state: 'new', ...NO_STAMP })
    audit(tx, { actor: by.uid, action: `${NOUNS[name]}:reopen`, target: id, at: now })
    return toHandling(id, {})
  })

async function readForm(tx: Transaction, name: AnsweredCollection, id: string): Promise<AnsweredForm> {
  const form = await tx.read(refOf(name, id))
  if (!form) throw notFound()
  return form
}

const toHandling = (
  id: string,
  { state = 'new', handler_name = '', handledAt = '' }: Partial<AnsweredForm>,
): Handling => ({ id, state, handler_name, handledAt })
