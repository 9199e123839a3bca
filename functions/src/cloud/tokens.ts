import type { Tokens } from 'domain/api/accounts.ts'
import { webApiKey } from '../env.ts'
import { firebaseApp } from './firebase.ts'
import { callOut } from './outgoing.ts'

interface AuthLookup {
  users?: { passwordUpdatedAt?: number }[]
}

/**
 * Reads when Auth last stored a password of the user, which the Admin SDK does not tell. In epoch milliseconds; 0 for a missing
 * user.
 */
export async function readPasswordTime(uid: string): Promise<number> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  const { projectId, credential } = firebaseApp.options
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`
  return callOut('auth password', async () => {
    const access = emulator ? 'owner' : (await credential?.getAccessToken())?.access_token
    const response = await fetch(`${emulator ? `http://${emulator}/` : 'https://'}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid] }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`Auth answered ${response.status}`)
    const { users } = (await response.json()) as AuthLookup
    return Number(users?.[0]?.passwordUpdatedAt ?? 0)
  })
}

/** An answer with which Auth refused. `code` is Auth's own, such as INVALID_LOGIN_CREDENTIALS. */
export class AuthError extends Error {
  readonly code: string
  /** Whether Auth blocks all tries for this user for a while. */
  get isTooMany(): boolean {
    return this.code === 'TOO_MANY_ATTEMPTS_TRY_LATER'
  }
  constructor(code: string) {
    super(`Auth refused: ${code}`)
    this.code = code
  }
}

/** Signs in with a password, as any client would. @throws AuthError */
export async function signIn(email: string, password: string): Promise<Tokens & { uid: string }> {
  const { idToken, refreshToken, localId } = await ask<{
    idToken: string
    refreshToken: string
    localId: string
  }>('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    'content-type': 'application/json',
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  return { access: idToken, refresh: refreshToken, uid: localId }
}

/** Signs in with a token of `createCustomToken`. @throws AuthError */
export async function signInWithToken(token: string): Promise<Tokens> {
  const { idToken, refreshToken } = await ask<{ idToken: string; refreshToken: string }>(
    'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
    { 'content-type': 'application/json', body: JSON.stringify({ token, returnSecureToken: true }) },
  )
  return { access: idToken, refresh: refreshToken }
}

/**
 * Sets another password for the owner of an ID token and ends their sessions.
 * @throws AuthError, also if the session of the token has ended
 */
export async function setPassword(access: string, password: string): Promise<Tokens> {
  const { idToken, refreshToken } = await ask<{ idToken: string; refreshToken: string }>(
    'identitytoolkit.googleapis.com/v1/accounts:update',
    {
      'content-type': 'application/json',
      body: JSON.stringify({ idToken: access, password, returnSecureToken: true }),
    },
  )
  return { access: idToken, refresh: refreshToken }
}

/**
 * Returns the e-mail address that a password reset code belongs to.
 * @throws AuthError if the code is invalid
 */
export async function emailOfReset(code: string): Promise<string> {
  const { email } = await askWithCode({ oobCode: code })
  return email
}

/**
 * Sets the password that was chosen with a code and ends the user's sessions.
 * @throws AuthError if the code is invalid
 */
export async function resetPassword(code: string, password: string): Promise<void> {
  await askWithCode({ oobCode: code, newPassword: password })
}

const askWithCode = (sent: { oobCode: string; newPassword?: string }) =>
  ask<{ email: string }>('identitytoolkit.googleapis.com/v1/accounts:resetPassword', {
    'content-type': 'application/json',
    body: JSON.stringify(sent),
  })

/** Exchanges a refresh token for new tokens. @throws AuthError */
export async function refreshTokens(refresh: string): Promise<Tokens> {
  const { id_token, refresh_token } = await ask<{ id_token: string; refresh_token: string }>(
    'securetoken.googleapis.com/v1/token',
    {
      'content-type': 'application/x-www-form-urlencoded',
      body: String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refresh })),
    },
  )
  return { access: id_token, refresh: refresh_token }
}

/** The body of Auth's error answers. */
interface AuthFailure {
  error?: { message?: string }
}

async function ask<T>(path: string, { body, ...headers }: { 'content-type': string; body: string }) {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  const address = `${emulator ? `http://${emulator}/` : 'https://'}${path}?key=${webApiKey.value()}`
  return callOut('auth tokens', async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    })
    const answer = (await response.json()) as T & AuthFailure
    if (response.ok) return answer
    // 'WEAK_PASSWORD : …' and 'INVALID_REFRESH_TOKEN' alike begin with their code
    const code = answer.error?.message?.split(' ')[0] ?? ''
    if (response.status === 400 && code) throw new AuthError(code)
    throw new Error(`Auth answered ${response.status} ${code}`)
  })
}
