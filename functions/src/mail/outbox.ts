import type { MailDocument } from 'domain/stored/mail.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'
import { create, find, read, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** `leaseUntil` of a mail that no sender takes any more. */
export const NEVER = '9999-12-31T23:59:59.999Z'

/** Nobody is told of what is older: the sample people of the local suite were registered long ago. */
const OLD_NEWS = 24 * 3_600_000

/** A mail that no sender has taken yet. */
export const WAITING = { state: 'queued', attempts: 0, error: '', leaseUntil: '', expiresAt: null } as const

/** The id of a mail to a user, by the occasion for it. */
export const userMailId = (template: MailTemplate, uid: string, occasion: string): string =>
  `${template}-${uid}-${occasion}`

/**
 * Puts a mail to a user into the outbox, in the transaction of the change that causes it.
 * @param occasion its `id` tells this mail from others of its template, so that a repeated request writes none twice; no
 * sender takes it before `notBefore`
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
    ...WAITING,
    leaseUntil: occasion.notBefore ?? WAITING.leaseUntil,
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

/** Whether it is the mail of a sent form, which anybody can cause. */
export const isFormMail = (data: MailDocument['data']): boolean => data['reference'] !== undefined

/** Returns the reference of the mail about a sent form. */
export const formMail = (template: MailTemplate, reference: string) =>
  refs.mail.doc(`${template}-${reference}`)

/** Whether the mail of a sent form is on its way, or has arrived. */
export async function isMailed(template: MailTemplate, reference: string): Promise<boolean> {
  const mail = await read(formMail(template, reference))
  return mail !== undefined && mail.state !== 'failed'
}

/** Removes the mail of a form that is deleted. */
export const deleteFormMail = (tx: Transaction, template: MailTemplate, reference: string): void =>
  tx.remove(formMail(template, reference))

/** Puts the mail of a sent form into the outbox, in the transaction that stores the form. */
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
    ...WAITING,
    leaseUntil: notBefore ?? WAITING.leaseUntil,
  })
}

/**
 * Puts a mail into the outbox for whoever has an address, if anybody has. Nothing is looked up: the sender finds out,
 * so that who asks for the mail learns nothing, not from the time it takes either.
 */
export const queueForAddress = (template: MailTemplate, address: string, now: string): Promise<void> =>
  create(refs.mail.doc(), {
    to: address,
    uid: '',
    template,
    data: {},
    language: DEFAULT_LANGUAGE,
    createdAt: now,
    ...WAITING,
  })

/** Mails that are due: that wait, or whose sender was cut off. Those that wait longer cost no read. */
export const dueMails = (now: string) => find(refs.mail.where('leaseUntil', '<=', now))
