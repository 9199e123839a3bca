import type { FirstAdminLink } from 'domain/api/first-admin.ts'
import { statusFields } from 'domain/status.ts'
import type { FirstAdminDocument } from 'domain/stored/email-change.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Language } from 'domain/texts/languages.ts'
import { NO_ANSWERS } from 'domain/user-fields.ts'
import { audit } from '../../audit/audit.ts'
import { find, type FoundDocument, read, type Transaction } from '../../cloud/store.ts'
import { HttpError, notFound } from '../../http/responses/http-error.ts'
import { OPERATOR } from '../../http/transact-as.ts'
import { allOrNothing } from '../../intents/all-or-nothing.ts'
import { refs } from '../../refs.ts'
import { storeKeys } from '../../users/duplicate-keys.ts'
import { recordDecision } from '../../users/history.ts'
import { findTaken, openReservations } from '../../users/uniques.ts'
import { findShardWithRoom, updateUserIndex } from '../../users/user-index.ts'
import { rejectPersonalPassword } from '../password/check-password.ts'
import { makeAuthUser, newUser, refuseTaken } from '../register-applicant.ts'
import { emailIn, hashCode } from './link.ts'

/** Finds any admin, also one who is suspended. */
const ADMINS = refs.users.where('role', '==', 'admin').limit(1)

/** Returns what the link can still do. @throws HttpError 404 if it was never made, or a newer one replaced it */
function stateOf(
  link: FirstAdminDocument | undefined,
  code: string,
  admins: FoundDocument<UserDocument>[],
  now: string,
): FirstAdminLink['state'] {
  if (link?.hash !== hashCode(code)) throw notFound()
  if (link.usedAt) return 'used'
  if (admins.length > 0) return 'adminExists'
  return link.until > now ? 'open' : 'expired'
}

/**
 * Reads what a link is about, without making anything: mail scanners open links too.
 * @throws HttpError 404
 */
export async function readFirstAdminLink(
  code: string,
  now = new Date().toISOString(),
): Promise<FirstAdminLink> {
  const state = stateOf(await read(refs.firstAdmin), code, await find(ADMINS), now)
  return { email: emailIn(code), state }
}

/** Refuses a link that is not open. @throws HttpError 404 if it has expired, else 409 */
function refuseUnlessOpen(state: FirstAdminLink['state']): void {
  if (state === 'expired') throw new HttpError(404, ({ firstAdmin }) => firstAdmin.expired)
  if (state !== 'open') throw new HttpError(409, ({ firstAdmin }) => firstAdmin.adminExists)
}

interface Choice {
  code: string
  first_name: string
  last_name: string
  password: string
}

/**
 * Makes the account of the first admin, completely or not at all: approved, with a confirmed address, and without the answers and
 * pictures of an application.
 * @throws HttpError 400 by field; 404 for a link that does not work; 409 if an admin exists, or the address has an account
 */
export async function createFirstAdmin(
  { code, password, ...names }: Choice,
  language: Language,
  now = new Date().toISOString(),
): Promise<void> {
  const { email, state } = await readFirstAdminLink(code, now)
  refuseUnlessOpen(state)
  const uid = refs.users.doc().id
  const username = await freeUsername(email, uid)
  const user: UserDocument = {
    ...(await newUser(
      { ...NO_ANSWERS, ...names, email, username, privacy_version: '' },
      { addresses: {}, indexShard: (await findShardWithRoom()).shard, language, createdAt: now },
    )),
    ...statusFields('approved'),
    role: 'admin',
    approvedAt: now,
    claimsUpdatedAt: now,
  }
  rejectPersonalPassword(password, user)
  await allOrNothing({
    authorization: undefined,
    name: 'first admin',
    files: [],
    authUser: { uid, make: () => makeAuthUser(uid, user, { password, emailVerified: true }) },
    commit: (tx) => commitFirstAdmin(tx, { uid, user, code, now }),
  }).catch((error: unknown) => refuseTaken(error, uid, user))
}

/** Returns a username made from the address. An applicant may have taken the plain one. @throws HttpError 409 if the address is taken */
async function freeUsername(email: string, uid: string): Promise<string> {
  const [local = ''] = email.split('@')
  const username = local.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 24) || 'admin'
  const taken = await findTaken({ email, username, cnic: '' }, uid)
  if (taken['email']) throw new HttpError(409, { email: taken['email'] })
  return taken['username'] ? username + uid.slice(0, 6) : username
}

/** Commits the account. If several links or admins come at once, this decides which of them is the first. */
async function commitFirstAdmin(
  tx: Transaction,
  { uid, user, code, now }: { uid: string; user: UserDocument; code: string; now: string },
): Promise<void> {
  refuseUnlessOpen(stateOf(await tx.read(refs.firstAdmin), code, await tx.find(ADMINS), now))
  const reservations = await openReservations(tx)
  reservations.reserve(user, uid, now)
  tx.create(refs.users.doc(uid), user)
  updateUserIndex(tx, uid, undefined, user)
  storeKeys(tx, uid, user)
  tx.update(refs.firstAdmin, { usedAt: now })
  audit(tx, { actor: uid, action: 'user:register', target: uid, at: now })
  for (const action of ['user:approve', 'user:role'] as const)
    audit(tx, { actor: OPERATOR, action, target: uid, at: now })
  const { revision } = user
  recordDecision(tx, uid, [], { action: 'user:approve', by: OPERATOR, at: now, reason: '', revision })
}
