import type { MailDocument } from 'domain/stored/mail.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { emailVerificationCode, passwordResetCode } from '../cloud/auth.ts'
import { callOut } from '../cloud/outgoing.ts'
import { read, transact, type Transaction, update } from '../cloud/store.ts'
import { mailFrom, siteOrigin, smtpHost, smtpPassword, smtpPort, smtpUser } from '../env.ts'
import { refs } from '../refs.ts'
import { readOrganisation } from '../site/read-organisation.ts'
import { errorCodes } from './error-codes.ts'
import { encodeEmailLink } from './email-link.ts'
import { isFormMail, NEVER } from './outbox.ts'
import { toHtml } from './to-html.ts'
import { writeMail } from './write-mail.ts'

/** Whether another decision has been made since the one that a mail tells of, or she has answered it already. */
function isOverturned({ template, data }: MailDocument, user: UserDocument): boolean {
  if (template === 'approved') return !user.is_approved
  if (template !== 'rejected') return false
  return !user.is_rejected || user.rejection_reason !== data['rejection_reason']
}

/**
 * Nobody is told of a decision that does not stand: its mail is removed, or waits as long as the later decision can be taken back.
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
/** No sender lives longer. */
const LEASE = 2 * MINUTE
const LONGEST_WAIT = 60 * MINUTE
/** Two days: a mail server that fails over a night, or a password that was changed, loses no mail. */
const MOST_ATTEMPTS = 52
const KEPT_DAYS = 30

/**
 * Sends a mail of the outbox, unless another sender has it or it is sent. A mail to whoever has an address is removed
 * where nobody has it. A failure puts it back, to be tried
 * again after 2, 4, 8, … minutes, then every hour; after two days it is given up, or where its address is refused for good.
 */
export async function sendMail(id: string, now = new Date().toISOString()): Promise<void> {
  const mail = await take(id, now)
  if (!mail) return
  const ref = refs.mail.doc(id)
  try {
    await deliver(mail)
  } catch (error) {
    const reason = errorCodes(error)
    const isLast = mail.attempts >= MOST_ATTEMPTS || isRefusedForGood(error, mail)
    await update(ref, {
      state: isLast ? 'failed' : 'queued',
      error: reason,
      leaseUntil: isLast ? NEVER : after(now, Math.min(2 ** mail.attempts * MINUTE, LONGEST_WAIT)),
      ...(isLast && { expiresAt: keptUntil(now) }),
    })
    // it goes to the log, which outlives her account
    throw new Error(reason)
  }
  await update(ref, {
    state: 'sent',
    error: '',
    leaseUntil: NEVER,
    expiresAt: keptUntil(now),
  })
}

/**
 * Whether trying again is of no use: nobody has that address. What a server says of the letter itself may be its limit of a day; a
 * thanks that was not accepted is not worth more of that.
 */
function isRefusedForGood(error: unknown, { data }: MailDocument): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && (command === 'RCPT TO' || (command === 'DATA' && isFormMail(data)))
}

/** When Firestore may forget a mail that is over. */
const keptUntil = (now: string) => Timestamp.fromMillis(Date.parse(now) + KEPT_DAYS * 86_400_000)

const after = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString()

const take = (id: string, now: string): Promise<MailDocument | undefined> =>
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

/** What a mail lacks that was written for whoever has its address; with her `uid` it is deleted with her account. */
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
  if (!link) return // what it is about is gone, her account or the change that she asked for
  const { subject, text } = writeMail(mail, link, await readOrganisation())
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
    transport.sendMail({ from: mailFrom.value(), to: { name: '', address: mail.to }, subject, text, html }),
  )
}

/** The address that the mail asks her to open, always one of our own pages. */
async function linkFor({ template, to, uid, data }: MailDocument): Promise<string | undefined> {
  const site = siteOrigin.value()
  if (template === 'reset') {
    const code = await passwordResetCode(to)
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
  return `${site}${data['page'] ?? '/login'}`
}
