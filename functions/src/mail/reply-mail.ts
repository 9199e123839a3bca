import { isNew, type ReplyState } from 'domain/inbox.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import type { MessageDocument, MessageReply } from 'domain/stored/sent-forms.ts'
import { audit } from '../audit/audit.ts'
import { read, transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { QUEUED } from './outbox.ts'

/** Refers to the mail of a reply. */
export const replyMail = (message: string, reply: string) => refs.mail.doc(`reply-${message}-${reply}`)

/** Queues the mail of a reply. The text stays in the message, so that both are deleted together. */
export const queueReply = (
  tx: Transaction,
  message: { id: string; data: MessageDocument },
  reply: string,
  now: string,
): void =>
  tx.replace(replyMail(message.id, reply), {
    to: message.data.email,
    uid: 'visitor',
    template: 'reply',
    data: { message: message.id, reply },
    language: message.data.language,
    createdAt: now,
    ...QUEUED,
  })

const messageOf = ({ data }: MailDocument) => refs.messages.doc(data['message'] ?? '')

/** Returns the mail with what the message and the reply say; undefined if they were deleted. */
export async function withReply(mail: MailDocument): Promise<MailDocument | undefined> {
  const message = await read(messageOf(mail))
  const reply = message?.replies?.find(({ id }) => id === mail.data['reply'])
  if (!message || !reply) return undefined
  const { subject, notes } = message
  const { text, author_name } = reply
  const reference = mail.data['message'] ?? ''
  return { ...mail, data: { reference, subject, quoted: notes, text, name: author_name } }
}

/** Returns the replies of a message after a change of one of them. */
export const withChange = (
  { replies = [] }: MessageDocument,
  id: string,
  change: Partial<MessageReply>,
): MessageReply[] => replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply))

/** The fields of a reply that no sender has tried yet. */
export const UNTRIED = { state: 'sending', attempts: 0, triedAt: '', error: '' } as const

/** Reads the message of a reply whose mail is queued again. Returns what then writes it. */
export async function resumeReply(tx: Transaction, mail: MailDocument): Promise<() => void> {
  const message = await tx.read(messageOf(mail))
  return () => {
    if (message)
      tx.update(messageOf(mail), { replies: withChange(message, mail.data['reply'] ?? '', UNTRIED) })
  }
}

const STATE_OF: Record<MailDocument['state'], ReplyState> = {
  queued: 'sending',
  sending: 'sending',
  delivering: 'sending',
  sent: 'sent',
  unknown: 'unknown',
  failed: 'failed',
}

/**
 * Stores how an attempt to send a reply ended, in the outbox and in the message. A message becomes `answered` with the last reply
 * that is sent.
 */
export const settleReply = (
  id: string,
  mail: MailDocument,
  outcome: Pick<MailDocument, 'state' | 'error'> & Partial<MailDocument>,
  now: string,
): Promise<void> =>
  transact('settle reply', async (tx) => {
    const message = await tx.read(messageOf(mail))
    const reply = message?.replies?.find((one) => one.id === mail.data['reply'])
    // the message was deleted, and its reply with it
    if (!message || !reply) return tx.remove(refs.mail.doc(id))
    const { author_name: name } = reply
    const author = await tx.read(refs.users.doc(reply.author_uid))
    const by = author && !author.deleting ? reply.author_uid : 'deleted'
    tx.update(refs.mail.doc(id), { ...outcome })
    const change = {
      state: STATE_OF[outcome.state],
      attempts: mail.attempts,
      triedAt: now,
      error: outcome.error,
    }
    const isSent = outcome.state === 'sent'
    tx.update(messageOf(mail), {
      replies: withChange(message, reply.id, change),
      ...(isSent &&
        reply.is_last &&
        isNew(message) && { state: 'answered', handler_uid: by, handler_name: name, handledAt: now }),
    })
    if (isSent)
      audit(tx, {
        actor: by,
        ...(by === 'deleted' && { actor_name: name }),
        action: 'message:answer',
        target: mail.data['message'] ?? '',
        at: now,
      })
  })
