import { isActive } from 'domain/status.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { emailVerificationCode, hasAuthUser, isEmailConfirmed, passwordResetCode } from '../cloud/auth.ts'
import { callOut } from '../cloud/outgoing.ts'
import { read, transact, type Transaction, update } from '../cloud/store.ts'
import { mailFrom, siteOrigin, smtpHost, smtpPassword, smtpPort, smtpUser } from '../env.ts'
import { noteMovedEmail } from '../http/note-moved-email.ts'
import { refs } from '../refs.ts'
import { readOrganisation } from './read-organisation.ts'
import { errorCodes } from './error-codes.ts'
import { encodeEmailLink } from './email-link.ts'
import { limitVisitorsMail } from './limit-visitors-mails.ts'
import { isFormMail, NO_LEASE } from './outbox.ts'
import { settleReply, withReply } from './reply-mail.ts'
import { toHtml } from './to-html.ts'
import { writeMail } from './write-mail.ts'

/** Returns whether the decision of a mail no longer holds: there was another, or the applicant has reacted to it. */
function isOverturned({ template, data }: MailDocument, user: UserDocument): boolean {
  if (template === 'approved') return !isActive(user)
  if (template !== 'rejected') return false
  return !user.is_rejected || user.rejection_reason !== data['rejection_reason']
}

/**
 * Keeps back the mail of a decision that no longer holds. It waits while the later decision can be undone, else it is deleted.
 * @returns whether it must not be sent now
 */
export async function holdOutdated(
  tx: Transaction,
  id: string,
  mail: MailDocument,
  now: string,
): Promise<boolean> {
  const user = mail.uid ? await tx.read(refs.users.doc(mail.uid)) : undefined
  if (!user || !isOverturned(mail, user)) return false
  const later = await tx.read(refs.decisions.doc(mail.uid))
  const until = later && !later.isTakenBack ? later.until.toDate().toISOString() : ''
  if (until > now) tx.update(refs.mail.doc(id), { leaseUntil: until })
  else tx.remove(refs.mail.doc(id))
  return true
}

const MINUTE = 60_000
/** Longest life of a sender. */
const LEASE = 2 * MINUTE
const LONGEST_WAIT = 60 * MINUTE
/** Two days, so that no mail is lost if a mail server fails over night or its password was changed. */
const MAX_ATTEMPTS = 52
/** Half an hour: the person who wrote a reply waits for it, and decides what to do. */
const MAX_REPLY_ATTEMPTS = 5
const KEPT_DAYS = 30

/** How an attempt ended. */
type Outcome = Pick<MailDocument, 'state' | 'error' | 'leaseUntil'> & Partial<Pick<MailDocument, 'expiresAt'>>

/**
 * Sends a mail of the outbox, unless it is sent or another sender has it. A mail for an address without an account is deleted.
 * After a failure it is tried again after 2, 4, 8, … minutes, then every hour. It fails for good after two days, or if the
 * address is rejected.
 */
export async function sendMail(id: string, now = new Date().toISOString()): Promise<void> {
  const mail = await leaseMail(id, now)
  if (!mail) return
  const ref = refs.mail.doc(id)
  const isReply = mail.template === 'reply'
  const settle = (outcome: Outcome) =>
    isReply ? settleReply(id, mail, outcome, now) : update(ref, { ...outcome })
  try {
    const until = mail.attempts > 1 ? undefined : await limitVisitorsMail(mail, Date.parse(now))
    if (until !== undefined)
      return await update(ref, { state: 'queued', attempts: 0, leaseUntil: new Date(until).toISOString() })
    await deliver(mail)
  } catch (error) {
    const reason = errorCodes(error)
    const most = isReply ? MAX_REPLY_ATTEMPTS : MAX_ATTEMPTS
    const isLast = mail.attempts >= most || isRefusedForGood(error, mail)
    await settle({
      state: isLast ? 'failed' : 'queued',
      error: reason,
      leaseUntil: isLast ? NO_LEASE : after(now, Math.min(2 ** mail.attempts * MINUTE, LONGEST_WAIT)),
      ...(isLast && { expiresAt: keptUntil(now) }),
    })
    // the log outlives the account, so it gets codes only
    throw new Error(reason)
  }
  await settle({
    state: 'sent',
    error: '',
    leaseUntil: NO_LEASE,
    expiresAt: keptUntil(now),
  })
}

/**
 * Returns whether trying again is useless, because the address does not exist. A rejected text may mean the server's limit of a
 * day; a mail of thanks is not worth more of that.
 */
function isRefusedForGood(error: unknown, { data }: MailDocument): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && (command === 'RCPT TO' || (command === 'DATA' && isFormMail(data)))
}

/** Returns when Firestore may delete a mail that is sent or has failed. */
const keptUntil = (now: string) => Timestamp.fromMillis(Date.parse(now) + KEPT_DAYS * 86_400_000)

const after = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString()

const leaseMail = (id: string, now: string): Promise<MailDocument | undefined> =>
  transact('take mail', async (tx) => {
    const mail = await tx.read(refs.mail.doc(id))
    if (!mail || !['queued', 'sending'].includes(mail.state) || mail.leaseUntil > now) return undefined
    if (await holdOutdated(tx, id, mail, now)) return undefined
    const reader = mail.uid ? {} : await readerAt(tx, mail.to)
    if (!reader) {
      tx.remove(refs.mail.doc(id))
      return undefined
    }
    const taken = { state: 'sending', attempts: mail.attempts + 1, leaseUntil: after(now, LEASE) } as const
    tx.update(refs.mail.doc(id), { ...reader, ...taken })
    return { ...mail, ...reader, ...taken }
  })

/** Returns the fields that a mail to an address lacks. With the `uid` it is deleted together with the account. */
async function readerAt(
  tx: Transaction,
  address: string,
): Promise<Pick<MailDocument, 'uid' | 'data' | 'language'> | undefined> {
  const [found] = await tx.find(refs.users.where('email', '==', address).limit(1))
  if (!found || found.data.deleting) return undefined
  const { first_name, language } = found.data
  return { uid: found.id, data: { first_name }, language }
}

async function deliver(mail: MailDocument): Promise<void> {
  const link = await linkFor(mail)
  if (!link) return // the account or the requested change is gone
  const isReply = mail.template === 'reply'
  const known = isReply ? await withReply(mail) : await withKnownName(mail)
  if (!known) return // the message was deleted with its replies
  const organisation = await readOrganisation()
  const { subject, text } = writeMail(known, link, organisation)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host: smtpHost.value(),
    port: smtpPort.value(),
    secure: smtpPort.value() === 465,
    ...(smtpUser.value() && { auth: { user: smtpUser.value(), pass: smtpPassword.value() } }),
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const html = toHtml(text, link, mail.language)
  await callOut('mail send', () =>
    // an object, so that nothing in an address is read as a list, a name or an encoding
    transport.sendMail({
      from: mailFrom.value(),
      to: { name: '', address: mail.to },
      ...(isReply && { replyTo: { name: '', address: organisation.email } }),
      subject,
      text,
      html,
    }),
  )
}

/** Removes the reader's name until the address is confirmed: whoever registers it may not be the one who reads it. */
async function withKnownName(mail: MailDocument): Promise<MailDocument> {
  const { to, uid, data } = mail
  if (!data['first_name'] || (await isEmailConfirmed(uid, to))) return mail
  return { ...mail, data: { ...data, first_name: '' } }
}

/** Returns the address that the mail links to, always one of our own pages. */
async function linkFor({ template, to, uid, data }: MailDocument): Promise<string | undefined> {
  const site = siteOrigin.value()
  if (template === 'reset') {
    const code = await passwordResetCode(to)
    if (!code && (await hasAuthUser(uid))) {
      // tried again in two minutes, when the address is back
      await noteMovedEmail(uid)
      throw Object.assign(new Error('Auth has another address for this user'), { code: 'MOVED_EMAIL' })
    }
    return code && `${site}/reset-password?code=${encodeURIComponent(code)}`
  }
  if (template === 'received') {
    const code = await emailVerificationCode(to)
    return code && `${site}/verify-email?code=${encodeURIComponent(code)}`
  }
  if (template === 'emailOld' || template === 'emailNew') {
    const change = await read(refs.emailChanges.doc(uid))
    if (change?.state !== 'open' || change.key !== data['key']) return undefined
    const side = template === 'emailOld' ? 'old' : 'new'
    return `${site}/verify-email?change=${encodeEmailLink({ uid, key: change.key, side })}`
  }
  if (template === 'bankChanged') return `${site}/donate`
  return `${site}${data['page'] ?? '/login'}`
}
