import type { Claims } from 'domain/roles.ts'
import type { Auth, CreateRequest, DecodedIdToken } from 'firebase-admin/auth'
import { firebaseApp } from './firebase.ts'
import { callOut } from './outgoing.ts'

// imported when first needed: a public read starts without it
const authOf = async () => (await import('firebase-admin/auth')).getAuth(firebaseApp)

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Whether the e-mail address already belongs to an Auth user. */
export const isEmailTaken = (error: unknown): boolean => codeOf(error) === 'auth/email-already-exists'

/** Whether Auth takes no such e-mail address, though it looks like one. */
export const isEmailRefused = (error: unknown): boolean => codeOf(error) === 'auth/invalid-email'

const isGone = (error: unknown): boolean => codeOf(error) === 'auth/user-not-found'

/** Checks an ID token, its revocation and that its user is not disabled. @throws codes `auth/*` */
export async function verifyToken(token: string): Promise<DecodedIdToken> {
  const auth = await authOf()
  return callOut('auth verify', () => auth.verifyIdToken(token, true))
}

/**
 * Whether verifying failed because of the token, rather than because Auth could not be asked. The library stumbles with
 * a TypeError over a token whose content is `null`.
 */
export const isBadToken = (error: unknown): boolean =>
  error instanceof TypeError ||
  (String(codeOf(error)).startsWith('auth/') && codeOf(error) !== 'auth/internal-error')

export async function createAuthUser(user: CreateRequest & { uid: string }): Promise<void> {
  const auth = await authOf()
  await callOut('auth create', () => auth.createUser(user))
}

/** Whether somebody can sign in as this user at all: an account can be removed in the console, past us. */
export async function hasAuthUser(uid: string): Promise<boolean> {
  const auth = await authOf()
  return callOut('auth look', async () => {
    try {
      await auth.getUser(uid)
      return true
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  })
}

/** Whether she has proven that this e-mail address is hers: not another one since, and no for a user who is gone. */
export const isEmailConfirmed = async (id: string, email: string): Promise<boolean> =>
  (await findConfirmed([{ id, email }])).has(id)

/** Most users whom Auth finds in one call. */
export const MOST_AT_ONCE = 100

/** The same of a hundred at most, in one call. @returns the uids of those who have */
export async function findConfirmed(
  users: readonly { id: string; email: string }[],
): Promise<ReadonlySet<string>> {
  if (users.length === 0) return new Set()
  const auth = await authOf()
  const { users: found } = await callOut('auth users', () =>
    auth.getUsers(users.map(({ id }) => ({ uid: id }))),
  )
  const emails = new Map(users.map(({ id, email }) => [id, email]))
  const confirmed = found.filter(
    ({ uid, email, emailVerified }) => emailVerified && email?.toLowerCase() === emails.get(uid),
  )
  return new Set(confirmed.map(({ uid }) => uid))
}

/** What the claims of a hundred users at most are now, by uid, in one call. Who is gone is left out. */
export async function readClaims(uids: readonly string[]): Promise<ReadonlyMap<string, Partial<Claims>>> {
  if (uids.length === 0) return new Map()
  const auth = await authOf()
  const { users } = await callOut('auth users', () => auth.getUsers(uids.map((uid) => ({ uid }))))
  return new Map(users.map(({ uid, customClaims }) => [uid, customClaims ?? {}]))
}

/** Sets what the user's next ID token says; one that is gone already is no error. */
export async function setClaims(uid: string, claims: Claims): Promise<void> {
  const auth = await authOf()
  await callOut('auth claims', () => unlessGone(auth.setCustomUserClaims(uid, claims)))
}

/** Ends every session of the user: an open page is signed out. */
export async function revokeSessions(uid: string): Promise<void> {
  const auth = await authOf()
  await callOut('auth revoke', () => unlessGone(auth.revokeRefreshTokens(uid)))
}

/**
 * Makes an e-mail address, proven to be hers, the one that the user signs in with; one that is gone already is no error.
 * @returns false where Auth has it for somebody else, or does not take it
 */
export async function setAuthEmail(uid: string, email: string): Promise<boolean> {
  const auth = await authOf()
  return callOut('auth move', async () => {
    try {
      await unlessGone(auth.updateUser(uid, { email, emailVerified: true }))
      return true
    } catch (error) {
      if (isEmailTaken(error) || isEmailRefused(error)) return false
      throw error
    }
  })
}

/** Bars the user from signing in and from refreshing; one that is gone already is no error. */
export async function disableAuthUser(uid: string): Promise<void> {
  const auth = await authOf()
  await callOut('auth disable', () => unlessGone(auth.updateUser(uid, { disabled: true })))
}

/** Removes the Auth user; one that is gone already is no error. */
export async function removeAuthUser(uid: string): Promise<void> {
  const auth = await authOf()
  await callOut('auth remove', () => unlessGone(auth.deleteUser(uid)))
}

const unlessGone = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (!isGone(error)) throw error
  })

/** The code in a link that lets somebody choose a new password, `undefined` where nobody has that address. */
export const passwordResetCode = (email: string): Promise<string | undefined> =>
  codeOfLink((auth) => auth.generatePasswordResetLink(email))

/** The code in a link that proves an e-mail address, `undefined` where nobody has it. */
export const emailVerificationCode = (email: string): Promise<string | undefined> =>
  codeOfLink((auth) => auth.generateEmailVerificationLink(email))

async function codeOfLink(generate: (auth: Auth) => Promise<string>): Promise<string | undefined> {
  const auth = await authOf()
  return callOut('auth link', async () => {
    try {
      return new URL(await generate(auth)).searchParams.get('oobCode') ?? undefined
    } catch (error) {
      if (isGone(error) || codeOf(error) === 'auth/email-not-found') return undefined
      throw error
    }
  })
}
