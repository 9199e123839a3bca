import {
  canSendAgain,
  type ListedMail,
  MAIL_FILTERS,
  type MailFilter,
  STATES_OF,
} from 'domain/office/outbox.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import type { Query } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import { findPage, type PageQuery } from '../cloud/pages.ts'
import { count } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { isFormMail, NO_LEASE, QUEUED, queueMail } from './outbox.ts'
import { resumeReply } from './reply-mail.ts'

/** Encodes the id of a mail for an address, since ids of the outbox have colons and dots. */
export const encodeMailId = (id: string): string => Buffer.from(id).toString('base64url')

/** Decodes the id of a mail from an address; `undefined` if no mail can have it. */
export function decodeMailId(key: string): string | undefined {
  const id = Buffer.from(key, 'base64url').toString()
  return /^[a-z\d][\w:.-]*$/i.test(id) ? id : undefined
}

interface MailQuery extends PageQuery {
  /** `undefined` for all. */
  show: MailFilter | undefined
  /** Whom they are about; `undefined` for everybody. */
  user: string | undefined
}

/** Reads a page of the outbox, newest first, and counts the mails of all pages. */
export async function findMails({ show, user, limit, after }: MailQuery) {
  let mails: Query<MailDocument> = refs.mail
  if (show) mails = mails.where('state', 'in', STATES_OF[show])
  if (user) mails = mails.where('uid', '==', user)
  const { found, ...page } = await findPage(mails, { limit, after })
  return { ...page, mails: found.map(({ id, data }) => toListedMail(id, data)) }
}

/** Counts the mails of each filter. @param user whom they are about; `undefined` for everybody */
export async function countMails(user: string | undefined): Promise<Record<MailFilter, number>> {
  const mails: Query<MailDocument> = user ? refs.mail.where('uid', '==', user) : refs.mail
  const [waiting, failed, sent] = await Promise.all(
    MAIL_FILTERS.map((filter) => count(mails.where('state', 'in', STATES_OF[filter]))),
  )
  return { waiting: waiting ?? 0, failed: failed ?? 0, sent: sent ?? 0 }
}

/** Builds a mail as the office sees it. */
const toListedMail = (
  id: string,
  { to, template, state, attempts, error, createdAt, leaseUntil }: MailDocument,
): ListedMail => ({
  id: encodeMailId(id),
  to,
  template,
  state,
  attempts,
  error,
  createdAt,
  next: leaseUntil === NO_LEASE ? '' : leaseUntil,
})

/** Returns whether a mail goes to a user about the account, and not about a form, which its id names. */
const isAboutUser = ({ uid, template, data }: MailDocument): boolean =>
  !['', 'visitor', 'deleted'].includes(uid) && template !== 'reply' && !isFormMail(data)

/**
 * Queues a failed mail again. The job of the next minute sends it.
 * @param by uid of the admin
 * @throws HttpError 404; 409 if it is sent or on its way; 401 or 403 if the right was withdrawn
 */
export const sendAgain = (id: string, by: string, now = new Date().toISOString()): Promise<ListedMail> =>
  transactAs({ uid: by, action: 'mail:send' }, 'send again', async (tx) => {
    const mail = await tx.read(refs.mail.doc(id))
    if (!mail) throw notFound()
    if (!canSendAgain(mail)) throw new HttpError(409, ({ mails }) => mails.underWay)
    const waitAgain = mail.template === 'reply' ? await resumeReply(tx, mail) : undefined
    tx.update(refs.mail.doc(id), { ...QUEUED })
    waitAgain?.()
    const target = isAboutUser(mail) ? mail.uid : id
    audit(tx, { actor: by, action: 'mail:send', target, at: now, details: [mail.template] })
    return toListedMail(id, { ...mail, ...QUEUED })
  })

/** Queues a test e-mail to an admin. @throws HttpError 401 or 403 if the right was withdrawn, 404 */
export const queueTestMail = (uid: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid, action: 'mail:send' }, 'test mail', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user) throw notFound()
    queueMail(tx, 'test', { uid, user }, { id: now, now, data: { page: '/dashboard' } })
    audit(tx, { actor: uid, action: 'mail:test', target: uid, at: now })
  })
