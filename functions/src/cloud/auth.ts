import type { Claims } from 'domain/roles.ts'
import type { CreateRequest, DecodedIdToken } from 'firebase-admin/auth'
import { firebaseApp } from './firebase.ts'
import { leave } from './outgoing.ts'

// imported when first needed: a public read starts without it
const authOf = async () => (await import('firebase-admin/auth')).getAuth(firebaseApp)

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Whether the e-mail address already belongs to an Auth user. */
export const isEmailTaken = (error: unknown): boolean => codeOf(error) === 'auth/email-already-exists'

const isGone = (error: unknown): boolean => codeOf(error) === 'auth/user-not-found'

/** Checks an ID token, its revocation and that its user is not disabled. @throws codes `auth/*` */
export async function verifyToken(token: string): Promise<DecodedIdToken> {
  const auth = await authOf()
  return leave('auth verify', () => auth.verifyIdToken(token, true))
}

/** Whether verifying failed because of the token, rather than because Auth could not be asked. */
export const isBadToken = (error: unknown): boolean =>
  String(codeOf(error)).startsWith('auth/') && codeOf(error) !== 'auth/internal-error'

export async function createAuthUser(user: CreateRequest & { uid: string }): Promise<void> {
  const auth = await authOf()
  await leave('auth create', () => auth.createUser(user))
}

export async function setClaims(uid: string, claims: Claims): Promise<void> {
  const auth = await authOf()
  await leave('auth claims', () => auth.setCustomUserClaims(uid, claims))
}

/** Ends every session of the user: an open page is signed out. */
export async function revokeSessions(uid: string): Promise<void> {
  const auth = await authOf()
  await leave('auth revoke', () => auth.revokeRefreshTokens(uid))
}

/** Removes the Auth user; one that is gone already is no error. */
export async function removeAuthUser(uid: string): Promise<void> {
  const auth = await authOf()
  await leave('auth remove', () =>
    auth.deleteUser(uid).catch((error: unknown) => {
      if (!isGone(error)) throw error
    }),
  )
}
