import { formatInstant } from 'domain/dates.ts'
import { STATES_OF } from 'domain/office/outbox.ts'
import { MAIL_DAYS } from 'domain/retention/kept.ts'
import { isActive } from 'domain/status.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { type Language, prefixOf } from 'domain/texts/languages.ts'
import { Timestamp } from 'firebase-admin/firestore'
import type { Options } from 'nodemailer/lib/mailer/index.js'
import { emailVerificationCode, hasAuthUser, isEmailConfirmed, passwordResetCode } from '../cloud/auth.ts'
import { read, remove, transact, type Transaction, update, updateIfThere } from '../cloud/store.ts'
import { mailFrom, siteOrigin } from '../env.ts'
import { noteMovedEmail } from '../http/note-moved-email.ts'
import { catalogueOf } from '../languages.ts'
import { refs } from '../refs.ts'
import { readOrganisation } from './read-organisation.ts'
import { errorCodes } from './error-codes.ts'
import { encodeEmailLink } from './email-link.ts'
import { limitVisitorsMail } from './limit-visitors-mails.ts'
import { FIRST_WAITS, isFormMail, NO_LEASE } from './outbox.ts'
import { settleReply, withReply } from './reply-mail.ts'
import { connectToMailServer, messageIdOf, SILENCE } from './smtp.ts'
import { toHtml } from './to-html.ts'
import { writeMail } from './write-mail.ts'

/** Mails that only admins get. */
const OFFICE_MAILS: readonly MailDocument['template'][] = [
  'officeDaily',
  'newApplication',
  'bankChanged',
  'removalPlanned',
  'test',
]

/**
 * Returns whether the reason of a mail no longer holds: another decision, the applicant has reacted to it, or the reader is no admin
 * any more.
 */
function isOverturned({ template, data }: MailDocument, user: UserDocument): boolean {
  if (template === 'approved') return !isActive(user)
  if (OFFICE_MAILS.includes(template)) return user.role !== 'admin' || !isActive(user)
  if (template === 'confirmReminder') return user.status !== 'pending'
  if (template !== 'rejected') return false
  return !user.is_rejected || user.rejection_reason !== data['rejection_reason']
}

/**
 * Keeps back the mail of a decision that no longer holds. It waits while the later decision can be undone, else it is deleted.
 * @returns whether it must not be sent now
 */
async function holdOutdated(tx: Transaction, id: string, mail: MailDocument, now: string): Promise<boolean> {
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
/** Hours of later attempts, so that no mail is lost if a mail server fails over night. */
const HOURLY = 24
const MAX_ATTEMPTS = 1 + FIRST_WAITS.length + HOURLY
/** The person who wrote a reply waits for it, and decides what to do. */
const MAX_REPLY_ATTEMPTS = 1 + FIRST_WAITS.length

/** How an attempt ended. */
type Outcome = Pick<MailDocument, 'state' | 'error' | 'leaseUntil'> & Partial<Pick<MailDocument, 'expiresAt'>>

/**
 * Sends a mail of the outbox, unless it is sent or another sender has it. What has nothing to say any more is deleted. After a
 * failure it is tried again after 1, 5 and 30 minutes, then every hour for a day. It fails for good after that, if the address
 * is rejected, or if it lacks a link. If the server may have taken it, nobody sends it again without the office.
 * @param silence how long the mail server may say nothing, in milliseconds
 */
export async function sendMail(id: string, now = new Date().toISOString(), silence = SILENCE): Promise<void> {
  const mail = await leaseMail(id, now)
  if (!mail) return
  const ref = refs.mail.doc(id)
  const settle = (outcome: Outcome) => settleMail(id, mail, outcome, now)
  if (mail.state === 'delivering') return settle({ ...finalAt(now), state: 'unknown', error: 'INTERRUPTED' })
  let isHandedOver = false
  try {
    const until = mail.attempts > 1 ? undefined : await limitVisitorsMail(mail, Date.parse(now))
    if (until === 'surplus') return await remove(ref)
    if (until !== undefined)
      return await update(ref, { state: 'queued', attempts: 0, leaseUntil: new Date(until).toISOString() })
    const letter = await compose(id, mail)
    if (!letter) return await remove(ref)
    const server = await connectToMailServer(silence)
    try {
      if (!(await beginHandover(id, mail))) return
      isHandedOver = true
      await server.send(letter)
    } finally {
      server.close()
    }
  } catch (error) {
    const reason = errorCodes(error)
    if (isHandedOver && !isRefused(error)) await settle({ ...finalAt(now), state: 'unknown', error: reason })
    else if (mail.attempts >= attemptsFor(mail) || isRefusedForGood(error, mail))
      await settle({ ...finalAt(now), state: 'failed', error: reason })
    else await settle({ state: 'queued', error: reason, leaseUntil: after(now, waitAfter(mail.attempts)) })
    // the log outlives the account, so it gets codes only
    throw new Error(reason)
  }
  await settle({ ...finalAt(now), state: 'sent', error: '' })
}

const attemptsFor = ({ template }: MailDocument) => (template === 'reply' ? MAX_REPLY_ATTEMPTS : MAX_ATTEMPTS)

/** Returns the milliseconds between an attempt and the next. */
const waitAfter = (attempt: number) => (FIRST_WAITS[attempt - 1] ?? 60) * MINUTE

const settleMail = (id: string, mail: MailDocument, outcome: Outcome, now: string): Promise<void> =>
  mail.template === 'reply'
    ? settleReply(id, mail, outcome, now)
    : // what it is about may have been deleted meanwhile
      updateIfThere(refs.mail.doc(id), { ...outcome })

/** Returns the fields of a mail that no sender takes any more. */
const finalAt = (now: string) => ({ leaseUntil: NO_LEASE, expiresAt: keptUntil(now) })

/**
 * Notes that the mail server gets the mail now: if the sender dies from here on, nobody knows whether it was sent.
 * @returns whether the mail is still there, and no other sender has taken it
 */
const beginHandover = (id: string, { attempts }: MailDocument): Promise<boolean> =>
  transact('begin handover', async (tx) => {
    const mail = await tx.read(refs.mail.doc(id))
    if (mail?.state !== 'sending' || mail.attempts !== attempts) return false
    tx.update(refs.mail.doc(id), { state: 'delivering' })
    return true
  })

/** Returns whether a failure says that the server has not taken the mail. */
function isRefused(error: unknown): boolean {
  const { responseCode, isTaken } = error as { responseCode?: number; isTaken?: boolean }
  return responseCode !== undefined || isTaken === false
}

/**
 * Returns whether trying again is useless, because the address does not exist. A rejected text may mean the server's limit of a
 * day; a mail of thanks is not worth more of that.
 */
function isRefusedForGood(error: unknown, { data }: MailDocument): boolean {
  const {
    code,
    responseCode = 0,
    command,
  } = error as {
    code?: string
    responseCode?: number
    command?: string
  }
  if (code === NO_LINK) return true
  return responseCode >= 500 && (command === 'RCPT TO' || (command === 'DATA' && isFormMail(data)))
}

/** Returns when Firestore may delete a mail that is sent or has failed. */
const keptUntil = (now: string) => Timestamp.fromMillis(Date.parse(now) + MAIL_DAYS * 86_400_000)

const after = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString()

const leaseMail = (id: string, now: string): Promise<MailDocument | undefined> =>
  transact('take mail', async (tx) => {
    const mail = await tx.read(refs.mail.doc(id))
    if (!mail || !STATES_OF.waiting.includes(mail.state) || mail.leaseUntil > now) return undefined
    if (mail.state === 'delivering') return mail
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

/** Writes a mail. @returns undefined if it has nothing to say any more @throws if a link that it needs cannot be made */
async function compose(id: string, mail: MailDocument): Promise<Options | undefined> {
  const isReply = mail.template === 'reply'
  const link = await linkFor(mail)
  const known = isReply ? await withReply(mail) : await withKnownName(mail)
  // the account, the requested change, or the message was deleted
  if (!link || !known) return undefined
  const organisation = await readOrganisation()
  const written = writeMail(known, link, organisation)
  const privacy = addressOf('/privacy', mail.language)
  const end = catalogueOf(mail.language).kept.inMails(privacy)
  return {
    messageId: messageIdOf(id),
    // RFC 3834: programs do not answer what a program has sent
    headers: { 'Auto-Submitted': isReply ? 'no' : 'auto-generated' },
    from: mailFrom.value(),
    // an object, so that nothing in an address is read as a list, a name or an encoding
    to: { name: '', address: mail.to },
    ...(isReply && { replyTo: { name: '', address: organisation.email } }),
    subject: written.subject,
    text: `${written.text}\n\n${end}`,
    html: toHtml(
      { ...written, link },
      {
        name: organisation.shortName,
        day: formatInstant(mail.createdAt, mail.language),
        end: { text: end, link: privacy },
        language: mail.language,
      },
    ),
  }
}

/** Removes the reader's name until the address is confirmed: the person who registers it may not be the one who reads it. */
async function withKnownName(mail: MailDocument): Promise<MailDocument> {
  const { to, uid, data } = mail
  if (!data['first_name'] || (await isEmailConfirmed(uid, to))) return mail
  return { ...mail, data: { ...data, first_name: '' } }
}

/** Returns the address of one of our pages in a language. The dashboard has one for all: its user chose the language. */
const addressOf = (path: string, language: Language): string =>
  `${siteOrigin.value()}${path.startsWith('/dashboard') ? '' : prefixOf(language)}${path}`

/** The code of a mail without the link that it needs. */
const NO_LINK = 'NO_LINK'

/**
 * Returns the address that the mail links to, always one of our own pages; undefined if there is nothing left to do there.
 * @throws if Auth makes no code for it
 */
async function linkFor({ template, to, uid, data, language }: MailDocument): Promise<string | undefined> {
  if (template === 'confirmReminder' && (await isEmailConfirmed(uid, to))) return undefined
  if (template === 'reset' || template === 'received' || template === 'confirmReminder') {
    const code = await (template === 'reset' ? passwordResetCode(to) : emailVerificationCode(to))
    const page = template === 'reset' ? '/reset-password' : '/verify-email'
    if (code) return addressOf(`${page}?code=${encodeURIComponent(code)}`, language)
    const isInAuth = await hasAuthUser(uid)
    if (template === 'reset' && !isInAuth) return undefined
    // tried again when the address is back
    if (isInAuth && template === 'reset') await noteMovedEmail(uid)
    throw Object.assign(new Error('Auth makes no code for this address'), {
      code: isInAuth ? 'MOVED_EMAIL' : NO_LINK,
    })
  }
  if (template === 'emailOld' || template === 'emailNew') {
    const change = await read(refs.emailChanges.doc(uid))
    if (change?.state !== 'open' || change.key !== data['key']) return undefined
    const side = template === 'emailOld' ? 'old' : 'new'
    return addressOf(`/verify-email?change=${encodeEmailLink({ uid, key: change.key, side })}`, language)
  }
  if (template === 'bankChanged') return addressOf('/donate', language)
  return addressOf(data['page'] ?? '/login', language)
}
