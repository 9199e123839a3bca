import { randomUUID } from 'node:crypto'
import { isUnsent } from 'domain/inbox.ts'
import { MAX_ITEMS } from 'domain/limits.ts'
import type { MessageDocument, MessageReply } from 'domain/stored/sent-forms.ts'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { queueReply, replyMail, UNTRIED, withChange } from '../mail/reply-mail.ts'
import { refs } from '../refs.ts'
import type { OfficeActor } from './stamp.ts'

interface WrittenReply {
  text: string
  is_last: boolean
  /** Sent again under the same key, it is sent once. '' or undefined for none. */
  key?: string | undefined
  /** How many replies the author has read; undefined for any number. */
  seen: number | undefined
}

/**
 * Stores a reply to a message, and queues its mail.
 * @returns the reply, also of an earlier request with the same key
 * @throws HttpError 404; 409 while another reply is on its way; 412 if there is one that was not read; 401 or 403 if the right was
 * withdrawn
 */
export const sendReply = (
  id: string,
  { key, seen, text, is_last }: WrittenReply,
  by: OfficeActor,
  now = new Date().toISOString(),
): Promise<MessageReply> =>
  transactAs({ uid: by.uid, action: 'form:handle' }, 'reply', async (tx) => {
    const message = await readMessage(tx, id)
    const { replies = [] } = message
    const earlier = key && replies.find((reply) => reply.id === key)
    if (earlier) return earlier
    const last = replies.at(-1)
    if (seen !== undefined && seen !== replies.length)
      throw new HttpError(412, ({ forms }) => forms.repliedMeanwhile)
    if (last?.state === 'sending') throw new HttpError(409, ({ forms }) => forms.replyUnderWay)
    if (replies.length >= MAX_ITEMS.replies)
      throw new HttpError(409, ({ forms }) => forms.tooManyReplies(MAX_ITEMS.replies))
    const reply: MessageReply = {
      id: key || randomUUID(),
      text,
      is_last,
      author_uid: by.uid,
      author_name: by.name,
      createdAt: now,
      ...UNTRIED,
    }
    // a failed reply is not sent any more once there is a newer one
    if (last && isUnsent(last)) tx.remove(replyMail(id, last.id))
    tx.update(refs.messages.doc(id), { replies: [...replies, reply] })
    queueReply(tx, { id, data: message }, reply.id, now)
    audit(tx, { actor: by.uid, action: 'message:reply', target: id, at: now })
    return reply
  })

/**
 * Queues the last reply again, after it failed. The job of the next minute sends it.
 * @throws HttpError 404; 409 if it is sent or on its way; 401 or 403 if the right was withdrawn
 */
export const sendReplyAgain = (
  id: string,
  by: string,
  now = new Date().toISOString(),
): Promise<MessageReply> =>
  transactAs({ uid: by, action: 'form:handle' }, 'reply again', async (tx) => {
    const message = await readMessage(tx, id)
    const last = message.replies?.at(-1)
    if (!last) throw notFound()
    if (!isUnsent(last)) throw new HttpError(409, ({ mails }) => mails.underWay)
    tx.update(refs.messages.doc(id), { replies: withChange(message, last.id, UNTRIED) })
    queueReply(tx, { id, data: message }, last.id, now)
    audit(tx, { actor: by, action: 'mail:send', target: replyMail(id, last.id).id, at: now })
    return { ...last, ...UNTRIED }
  })

async function readMessage(tx: Transaction, id: string): Promise<MessageDocument> {
  const message = await tx.read(refs.messages.doc(id))
  if (!message) throw notFound()
  return message
}
