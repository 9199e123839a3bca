import { api } from './addresses.ts'
import { PASSWORD } from './accounts.ts'
import { adminToken, auth } from './admin.ts'
import { call, claimsIn, registerNewcomer, secondAfter, tokenOf } from './client.ts'
import type { Fields } from './applicant.ts'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The same token as it will be in an hour. The emulator signs none, so only its times are looked at. */
export function expired(token: string): string {
  const claims = claimsIn(token)
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iat: claims.iat - 7200, exp: claims.iat - 3600 })}.`
}

/** A token of an account that was made past the site, without an application. */
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

/** A token of somebody who has just been approved. */
export async function approvedToken(change: Fields = {}): Promise<string> {
  const { user, fields } = await registerNewcomer(change)
  await call('POST', api.approveUser(user.id), { token: await adminToken() })
  return tokenOf(fields)
}

/** A team member's token that was revoked after it was issued. */
export async function revokedToken(): Promise<string> {
  const token = await approvedToken({ role: 'team', designation: 'Baker' })
  await secondAfter(token)
  await auth.revokeRefreshTokens(String(claimsIn(token)['user_id']))
  return token
}
