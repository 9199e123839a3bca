import type { EmailLink } from 'domain/email-change.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { audit } from '../../audit/audit.ts'
import { read, type Transaction } from '../../cloud/store.ts'
import { notFound } from '../../http/responses/http-error.ts'
import { transactAs } from '../../http/transact-as.ts'
import { intentDeadline } from '../../intents/intents.ts'
import { type EmailLinkParts, decodeEmailLink } from '../../mail/email-link.ts'
import { refs } from '../../refs.ts'
import { openReservations, uniqueRef } from '../../users/uniques.ts'
import { isWaiting, emailChangeIntent, toEmailLink } from './email-change.ts'
import { finishEmailChange } from './finish-email-change.ts'

function partsOf(code: string): EmailLinkParts {
  const parts = decodeEmailLink(code)
  if (!parts) throw notFound()
  return parts
}

/**
 * Returns the change that a link belongs to.
 * @throws HttpError 404 if it is over, was cancelled or was replaced
 */
function checked(change: EmailChangeDocument | undefined, { key }: EmailLinkParts, now: string) {
  if (change?.key !== key || (change.state === 'open' && !isWaiting(change, now))) throw notFound()
  return change
}

/**
 * Reads what a link is about, without confirming anything: mail scanners open links too.
 * @throws HttpError 404
 */
export async function readEmailLink(code: string, now = new Date().toISOString()): Promise<EmailLink> {
  const parts = partsOf(code)
  return toEmailLink(checked(await read(refs.emailChanges.doc(parts.uid)), parts, now), parts.side)
}

/**
 * Confirms the address to which a link was mailed. After the second confirmation the address changes, unless it belongs to
 * another user by then.
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export async function confirmEmailLink(code: string, now = new Date().toISOString()): Promise<EmailLink> {
  const parts = partsOf(code)
  const { uid, side } = parts
  const change = await transactAs({ uid, action: 'email:change', owner: uid }, 'confirm e-mail', (tx) =>
    confirmAddress(tx, parts, now),
  )
  // continues what was interrupted after the second confirmation
  if (change.state === 'open' || !(await read(emailChangeIntent(uid)))) return toEmailLink(change, side)
  await finishEmailChange(uid, now)
  return readEmailLink(code, now)
}

async function confirmAddress(
  tx: Transaction,
  parts: EmailLinkParts,
  now: string,
): Promise<EmailChangeDocument> {
  const { uid, side } = parts
  const ref = refs.emailChanges.doc(uid)
  const change = checked(await tx.read(ref), parts, now)
  if (change.state !== 'open' || change.confirmed[side]) return change
  const confirmed = { ...change.confirmed, [side]: now }
  const next = { ...change, confirmed, state: await stateAfter(tx, { ...change, confirmed }) }
  tx.update(ref, { confirmed: next.confirmed, state: next.state })
  audit(tx, { actor: uid, action: 'email:confirm', target: uid, at: now, details: [side] })
  if (next.state === 'refused')
    audit(tx, { actor: uid, action: 'user:taken', target: uid, at: now, details: ['email'] })
  if (next.state === 'moving') {
    tx.create(uniqueRef('email', change.email), { uid, kind: 'email', createdAt: now })
    tx.create(emailChangeIntent(uid), { kind: 'email', state: 'open', uid, paths: [], due: intentDeadline() })
  }
  return next
}

async function stateAfter(
  tx: Transaction,
  { confirmed, email }: EmailChangeDocument,
): Promise<EmailChangeDocument['state']> {
  if (!confirmed.old || !confirmed.new) return 'open'
  await openReservations(tx)
  return (await tx.read(uniqueRef('email', email))) ? 'refused' : 'moving'
}
