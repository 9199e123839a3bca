import { STATES_OF } from 'domain/office/outbox.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { MailTemplate } from 'domain/texts/mails/mails-en.ts'
import { create, find, read, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** `leaseUntil` of a mail that no sender may take any more. */
export const NO_LEASE = '9999-12-31T23:59:59.999Z'

/** Minutes after each of the first failed attempts. */
export const FIRST_WAITS: readonly number[] = [1, 5, 30]

/** No mail is sent about older changes, such as those of the sample people. */
const OLD_NEWS = 24 * 3_600_000

/** The sending fields of a new mail. */
export const QUEUED = { state: 'queued', attempts: 0, error: '', leaseUntil: '', expiresAt: null } as const

/** Returns the id of a mail to a user, by its occasion. */
export const userMailId = (template: MailTemplate, uid: string, occasion: string): string =>
  `${template}-${uid}-${occasion}`

/**
 * Queues a mail to a user, in the transaction of the change that causes it.
 * @param occasion its `id` is unique among mails of the template, so that a repeated request queues none twice; no sender takes
 * the mail before `notBefore`
 */
export function queueMail(
  tx: Transaction,
  template: MailTemplate,
  to: { uid: string; user: Pick<UserDocument, 'email' | 'first_name' | 'language'> },
  occasion: { id: string; now: string; data?: Record<string, string>; notBefore?: string },
): void {
  if (Date.parse(occasion.now) < Date.now() - OLD_NEWS) return
  tx.merge(refs.mail.doc(userMailId(template, to.uid, occasion.id)), {
    to: to.user.email,
    uid: to.uid,
    template,
    data: { first_name: to.user.first_name, ...occasion.data },
    language: to.user.language,
    createdAt: occasion.now,
    ...QUEUED,
    leaseUntil: occasion.notBefore ?? QUEUED.leaseUntil,
  })
}

interface FormMail {
  to: string
  /** Of the sender; 'visitor' if nobody was signed in. */
  uid: string
  language: UserDocument['language']
  /** The values of the template, and `page`: the address on our site that the mail links to. */
  data: Record<string, string> & { reference: string }
  now: string
  /** No sender takes the mail before this, ISO 8601 UTC. */
  notBefore?: string
}

/** Returns whether it is the mail of a form, which anybody can cause. */
export const isFormMail = (data: MailDocument['data']): boolean => data['reference'] !== undefined

/** Returns the reference of the mail about a sent form. */
export const formMail = (template: MailTemplate, reference: string) =>
  refs.mail.doc(`${template}-${reference}`)

/** Returns whether the mail of a form is on its way or was sent. */
export async function isMailed(template: MailTemplate, reference: string): Promise<boolean> {
  const mail = await read(formMail(template, reference))
  return mail !== undefined && !STATES_OF.failed.includes(mail.state)
}

/** Deletes the mail of a form that is deleted. */
export const deleteFormMail = (tx: Transaction, template: MailTemplate, reference: string): void =>
  tx.remove(formMail(template, reference))

/** Queues the mail of a form, in the transaction that stores the form. */
export function queueFormMail(
  tx: Transaction,
  template: MailTemplate,
  { now, data, notBefore, ...mail }: FormMail,
): void {
  tx.create(formMail(template, data.reference), {
    ...mail,
    template,
    data,
    createdAt: now,
    ...QUEUED,
    leaseUntil: notBefore ?? QUEUED.leaseUntil,
  })
}

/**
 * Queues the mail with the link to a new password, whether or not the address has an account. The sender finds out later, so
 * neither the answer nor its time reveals it.
 */
export const queueResetMail = (address: string, now: string): Promise<void> =>
  create(refs.mail.doc(), {
    to: address,
    uid: '',
    template: 'reset',
    data: {},
    language: DEFAULT_LANGUAGE,
    createdAt: now,
    ...QUEUED,
  })

/** The mails that still wait after all of these attempts. */
export const RETRIED = refs.mail.where('state', '==', 'queued').where('attempts', '>', FIRST_WAITS.length)

/** Finds the mails that are due, also those whose sender was interrupted. Mails that wait longer cost no read. */
export const dueMails = (now: string) => find(refs.mail.where('leaseUntil', '<=', now))
