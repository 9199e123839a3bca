import { randomUUID } from 'node:crypto'
import { EMAIL_CHANGE_HOURS, type EmailLink, type EmailSide } from 'domain/email-change.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { refs } from '../../refs.ts'

/** Says that a change is being stored, until it is. */
export const emailChangeIntent = (uid: string) => refs.intents.doc(`email-${uid}`)

/** A change that nobody has said yes to. */
export function newEmailChange(email: string, now: string): EmailChangeDocument {
  const until = Date.parse(now) + EMAIL_CHANGE_HOURS * 3_600_000
  return {
    email,
    key: randomUUID(),
    confirmed: { old: '', new: '' },
    state: 'open',
    until: new Date(until).toISOString(),
    expiresAt: Timestamp.fromMillis(until),
  }
}

/** Whether the addresses can still say yes. */
export const isWaiting = (
  change: EmailChangeDocument | undefined,
  now: string,
): change is EmailChangeDocument => change?.state === 'open' && change.until > now

/** What the link of one address shows. One that is being stored can be pressed again, which goes on with it. */
export function toEmailLink({ email, state, confirmed }: EmailChangeDocument, side: EmailSide): EmailLink {
  const ended = state === 'done' || state === 'refused'
  const waits = state === 'open' && confirmed[side] !== ''
  return { side, email, state: ended ? state : waits ? 'waits' : 'asks' }
}
