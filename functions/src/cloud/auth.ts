import type { Claims } from 'domain/permissions.ts'
import type { Auth, CreateRequest, DecodedIdToken } from 'firebase-admin/auth'
import { randomBytes } from 'node:crypto'
import { firebaseApp } from './firebase.ts'
import { callOut } from './outgoing.ts'

// imported when first needed: a public read starts without it
const authOf = async () => (await import('firebase-admin/auth')).getAuth(firebaseApp)

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Returns whether the e-mail address already belongs to an Auth user. */
export const isEmailTaken = (error: unknown): boolean => codeOf(error) === 'auth/email-already-exists'

/** Returns whether Auth rejects the e-mail address as invalid. */
export const isEmailRefused = (error: unknown): boolean => codeOf(error) === 'auth/invalid-email'

const isGone = (error: unknown): boolean => codeOf(error) === 'auth/user-not-found'

/**
 * Checks an ID token, that it is not revoked and that its user is not disabled. The session of a custom token counts from when that
 * token was made: Google accepts it for an hour, also after the sessions were ended.
 * @throws codes `auth/*`
 */
export async function verifyToken(token: string): Promise<DecodedIdToken> {
  const auth = await authOf()
  return callOut('auth verify', async () => {
    const claims = await auth.verifyIdToken(token, true)
    if (claims['made_at'] === undefined) return claims
    const { tokensValidAfterTime = '' } = await auth.getUser(claims.uid)
    if (Number(claims['made_at']) * 1000 >= (Date.parse(tokensValidAfterTime) || 0)) return claims
    throw Object.assign(new Error('Its custom token was made before the sessions ended.'), {
      code: 'auth/id-token-revoked',
    })
  })
}

/**
 * Returns whether verifying failed because of the token, and not because Auth was unreachable. The library throws a TypeError for
 * a token whose content is `null`.
 */
export const isBadToken = (error: unknown): boolean =>
  error instanceof TypeError ||
  (String(codeOf(error)).startsWith('auth/') && codeOf(error) !== 'auth/internal-error')

/** Creates an Auth user. */
export async function createAuthUser(user: CreateRequest & { uid: string }): Promise<void> {
  const auth = await authOf()
  await callOut('auth create', () => auth.createUser(user))
}

/** Returns whether the Auth user exists. An account can be removed in the console. */
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

/** Returns whether the user has confirmed exactly this e-mail address; false if the user is gone. */
export const isEmailConfirmed = async (id: string, email: string): Promise<boolean> =>
  (await findConfirmed([{ id, email }])).has(id)

/** Most users that Auth finds in one call. */
export const MAX_USERS_PER_CALL = 100

/** Returns the uids of those users who have confirmed their e-mail address. Takes at most `MAX_USERS_PER_CALL`. */
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

/** Returns the e-mail addresses of users by uid, in lower case. Takes at most `MAX_USERS_PER_CALL`; missing users are left out. */
export async function readEmails(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map()
  const auth = await authOf()
  const { users } = await callOut('auth users', () => auth.getUsers(uids.map((uid) => ({ uid }))))
  return new Map(users.map(({ uid, email }) => [uid, email?.toLowerCase() ?? '']))
}

/** Returns the uid of the Auth user with an e-mail address. */
export async function findUidByEmail(email: string): Promise<string | undefined> {
  const auth = await authOf()
  const { users } = await callOut('auth users', () => auth.getUsers([{ email }]))
  return users[0]?.uid
}

/** Returns the claims of users by uid. Takes at most `MAX_USERS_PER_CALL`; missing users are left out. */
export async function readClaims(uids: readonly string[]): Promise<ReadonlyMap<string, Partial<Claims>>> {
  if (uids.length === 0) return new Map()
  const auth = await authOf()
  const { users } = await callOut('auth users', () => auth.getUsers(uids.map((uid) => ({ uid }))))
  return new Map(users.map(({ uid, customClaims }) => [uid, customClaims ?? {}]))
}

/** Sets the claims of the user's next ID token. A missing user is no error. */
export async function setClaims(uid: string, claims: Claims): Promise<void> {
  const auth = await authOf()
  await callOut('auth claims', () => unlessGone(auth.setCustomUserClaims(uid, claims)))
}

/** Ends every session of the user, so that open pages are signed out. A missing user is no error. */
export async function revokeSessions(uid: string): Promise<void> {
  const auth = await authOf()
  await callOut('auth revoke', () => unlessGone(auth.revokeRefreshTokens(uid)))
}

/**
 * Sets a confirmed e-mail address as the one that the user signs in with. A missing user is no error.
 * @returns false if Auth has it for another user, or rejects it
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

/**
 * Makes a token with which the user signs in without a password. Its claims last as long as that session. `made_at` is in seconds
 * since 1970.
 */
export async function createCustomToken(uid: string, claims: { second_factor: boolean }): Promise<string> {
  const auth = await authOf()
  const made_at = Math.floor(Date.now() / 1000)
  return callOut('auth custom token', () => auth.createCustomToken(uid, { ...claims, made_at }))
}

/**
 * Sets an address that is not confirmed, and a password that nobody knows. A missing user is no error.
 * @throws if Auth has the address for another user
 */
export async function resetAuthUser(uid: string, email: string): Promise<void> {
  const auth = await authOf()
  const password = randomBytes(32).toString('base64url')
  await callOut('auth reset', () =>
    unlessGone(auth.updateUser(uid, { email, emailVerified: false, password })),
  )
}

/** Disables the user: no sign-in and no token refresh. A missing user is no error. */
export async function disableAuthUser(uid: string): Promise<void> {
  const auth = await authOf()
  await callOut('auth disable', () => unlessGone(auth.updateUser(uid, { disabled: true })))
}

/** Removes the Auth user. A missing user is no error. */
export async function removeAuthUser(uid: string): Promise<void> {
  const auth = await authOf()
  await callOut('auth remove', () => unlessGone(auth.deleteUser(uid)))
}

const unlessGone = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (!isGone(error)) throw error
  })

/** Makes the code for a password reset link; `undefined` if nobody has that address. */
export const passwordResetCode = (email: string): Promise<string | undefined> =>
  codeOfLink(email, (auth) => auth.generatePasswordResetLink(email))

/** Makes the code for an e-mail confirmation link; `undefined` if nobody has that address. */
export const emailVerificationCode = (email: string): Promise<string | undefined> =>
  codeOfLink(email, (auth) => auth.generateEmailVerificationLink(email))

async function codeOfLink(
  email: string,
  generate: (auth: Auth) => Promise<string>,
): Promise<string | undefined> {
  const auth = await authOf()
  try {
    const link = await callOut('auth link', () => generate(auth))
    return new URL(link).searchParams.get('oobCode') ?? undefined
  } catch (error) {
    if (isGone(error) || codeOf(error) === 'auth/email-not-found') return undefined
    // with protection against enumeration, Auth answers so for an address that nobody has
    if (codeOf(error) === 'auth/internal-error' && !(await findUidByEmail(email))) return undefined
    throw error
  }
}
