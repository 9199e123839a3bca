import { api } from './addresses.ts'
import { PASSWORD } from './accounts.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { approveApplication } from '../../functions/src/members/approve-application.ts'
import { adminToken, auth, refs } from './admin.ts'
import { call, claimsIn, registerNewcomer, secondAfter, tokenOf } from './client.ts'
import type { Fields } from './applicant.ts'
import { requireEnv } from './environment.ts'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns a token as it is in an hour. The emulator does not sign tokens, so only the times count. */
export function expired(token: string): string {
  const claims = claimsIn(token)
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iat: claims.iat - 7200, exp: claims.iat - 3600 })}.`
}

/**
 * Returns the token as if its session had signed in this many minutes ago. It differs from a refreshed token
 * only in its times; the emulator accepts older sessions of the user from then on.
 */
export async function signedInBefore(token: string, minutes: number): Promise<string> {
  const claims = claimsIn(token)
  const auth_time = claims.iat - minutes * 60
  const path = `identitytoolkit.googleapis.com/v1/projects/${requireEnv('GCLOUD_PROJECT')}/accounts:update`
  const response = await fetch(`http://${requireEnv('FIREBASE_AUTH_EMULATOR_HOST')}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: claims['user_id'], validSince: String(auth_time - 60) }),
  })
  if (!response.ok) throw new Error(`The emulator answered ${response.status}`)
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, auth_time })}.`
}

/** Returns a token of an account without an application. */
export async function strangerToken(): Promise<string> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: PASSWORD }
  await auth.createUser(account)
  const address = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const response = await fetch(`http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  })
  return ((await response.json()) as { idToken: string }).idToken
}

export const pendingToken = async (): Promise<string> => (await registerNewcomer()).access

/** Returns a token of a newly approved user. */
export async function approvedToken(change: Fields = {}): Promise<string> {
  const { user, fields } = await registerNewcomer(change)
  await call('POST', api.approveUser(user.id), { token: await adminToken() })
  return tokenOf(fields)
}

/** Returns a revoked token of a team member. */
export async function revokedToken(): Promise<string> {
  const token = await approvedToken({ role: 'team', designation: 'Baker' })
  await secondAfter(token)
  await auth.revokeRefreshTokens(String(claimsIn(token)['user_id']))
  return token
}

/** Returns the token of an admin from before the suspension, which still has the approval. */
export async function suspendedToken(): Promise<string> {
  const { user, fields } = await registerNewcomer()
  await approveApplication(user.id, { by: OPERATOR, role: 'admin' })
  const token = await tokenOf(fields)
  await refs.users
    .doc(user.id)
    .update({ suspended: { at: new Date().toISOString(), by: 'admin', reason: 'Fee' } })
  return token
}
