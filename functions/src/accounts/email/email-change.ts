import { randomUUID } from 'node:crypto'
import { EMAIL_CHANGE_HOURS, type EmailLink, type EmailSide } from 'domain/email-change.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { refs } from '../../refs.ts'

/** Returns the reference of the intent that exists while a change is being stored. */
export const emailChangeIntent = (uid: string) => refs.intents.doc(`email-${uid}`)

/** Builds a change that no address has confirmed yet. */
export function newEmailChange(email: string, from: string, now: string): EmailChangeDocument {
  const until = Date.parse(now) + EMAIL_CHANGE_HOURS * 3_600_000
  return {
    email,
    from,
    key: randomUUID(),
    confirmed: { old: '', new: '' },
    state: 'open',
    until: new Date(until).toISOString(),
    expiresAt: Timestamp.fromMillis(until),
  }
}

/** Returns whether the addresses can still confirm. */
export const isWaiting = (
  change: EmailChangeDocument | undefined,
  now: string,
): change is EmailChangeDocument => change?.state === 'open' && change.until > now

/** Builds what a link shows. While a change is being stored the link can be pressed again, which continues it. */
export function toEmailLink({ email, state, confirmed }: EmailChangeDocument, side: EmailSide): EmailLink {
  const ended = state === 'done' || state === 'refused'
  const waits = state === 'open' && confirmed[side] !== ''
  return { side, email, state: ended ? state : waits ? 'waits' : 'asks' }
}
