import { api } from './addresses.ts'
import { PASSWORD } from './accounts.ts'
import { adminToken, auth } from './admin.ts'
import { call, claimsIn, registerNewcomer, secondAfter, tokenOf } from './client.ts'
import type { Fields } from './applicant.ts'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns a token as it is in an hour. The emulator does not sign tokens, so only the times count. */
export function expired(token: string): string {
  const claims = claimsIn(token)
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iat: claims.iat - 7200, exp: claims.iat - 3600 })}.`
}

/** Returns a token of an account that has no application. */
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

/** Returns a token of a user who has just been approved. */
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
