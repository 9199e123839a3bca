import type { InboxList } from 'domain/inbox.ts'
import type { AuditAction } from 'domain/stored/audit.ts'
import type { CommentDocument, MessageDocument, VolunteerDocument } from 'domain/stored/sent-forms.ts'
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import { eachPage } from '../cloud/pages.ts'
import { transact, type Transaction } from '../cloud/store.ts'
import { removeCommentIn } from '../comments/moderate-comment.ts'
import { removeFormIn } from '../forms/remove-form.ts'
import { refs } from '../refs.ts'
import type { RemovalContext, Rule } from './removal.ts'

type Form = MessageDocument | VolunteerDocument | CommentDocument

interface FormRule<T> {
  list: Exclude<InboxList, 'donations'>
  action: AuditAction
  /** Those that can be due. */
  forms: Query<T>
  /** From when its term counts; undefined if it stays. */
  startOf: (form: T) => string | undefined
  /** Removes it with what belongs to it, in a transaction before which nothing was written. */
  remove: (tx: Transaction, id: string, form: T, now: string) => void | Promise<unknown>
}

/** Returns when a form was sent, or last handled or replied to. */
const touchedAt = (form: Form): string =>
  [
    form.createdAt,
    form.handledAt ?? '',
    ...('replies' in form ? (form.replies ?? []) : []).map(({ createdAt }) => createdAt),
  ]
    .toSorted()
    .at(-1) ?? form.createdAt

const ruleFor = <T extends Form>({ list, action, forms, startOf, remove }: FormRule<T>): Rule =>
  async function* ({ before, now }: RemovalContext) {
    const at = now.toISOString()
    const expire = (id: string) =>
      transact(`expire ${list}`, async (tx) => {
        const form = await tx.read((refs[list] as CollectionReference).doc(id) as DocumentReference<T>)
        const start = form && startOf(form)
        if (!start || start > before) return 0
        await remove(tx, id, form, at)
        audit(tx, { actor: 'system', action, target: id, at })
        return 1
      })
    for await (const page of eachPage(forms.where('createdAt', '<=', before), 'createdAt'))
      for (const { id, data } of page) {
        const start = startOf(data)
        if (start && start <= before) yield { id, name: id, count: 1, at: start, remove: () => expire(id) }
      }
  }

/** Finds messages, with their replies. */
export const dueMessages = ruleFor({
  list: 'messages',
  action: 'message:expire',
  forms: refs.messages,
  startOf: touchedAt,
  remove: (tx, id, form, now) => removeFormIn(tx, 'messages', id, form, now),
})

/** Finds volunteer offers, with their CVs. */
export const dueVolunteers = ruleFor({
  list: 'volunteers',
  action: 'volunteer:expire',
  forms: refs.volunteers,
  startOf: touchedAt,
  remove: (tx, id, form, now) => removeFormIn(tx, 'volunteers', id, form, now),
})

/** Finds comments that nobody approved. */
export const dueComments = ruleFor({
  list: 'comments',
  action: 'comment:expire',
  forms: refs.comments.where('is_approved', '==', false),
  startOf: (comment) => (comment.is_approved ? undefined : comment.createdAt),
  remove: removeCommentIn,
})
