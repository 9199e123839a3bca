import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { User } from 'domain/user.ts'
import { api } from './addresses.ts'
import { applicant, cards, type Fields, formOf } from './applicant.ts'
import { origin } from './environment.ts'
import { assertDocumented } from './openapi.ts'

export interface Answer<Body> {
  status: number
  headers: Headers
  /** The parsed JSON; `undefined` for a response without JSON. */
  body: Body
}

/** The body of an error. A registration's may have messages by field. */
export type Said = { detail?: string; error?: string } & Record<string, string | string[]>

interface Sent {
  token?: string | undefined
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
}

/**
 * Returns a function that sends a request as any client does, and checks the response against
 * `docs/openapi.yaml`. @param server the suite's Hosting, or an app that `serveHere` serves
 */
export const callAt =
  (server: string) =>
  async <Body = Said>(
    method: string,
    path: string,
    { token, json, body, headers }: Sent = {},
  ): Promise<Answer<Body>> => {
    const response = await fetch(server + path, {
      method,
      redirect: 'manual',
      headers: {
        'fastly-client-ip': someAddress(),
        'x-forwarded-for': EDGE,
        ...(server !== origin && { 'x-forwarded-host': 'site' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined ? { body } : {}),
    })
    const answered = parsed(await response.text())
    if (path.startsWith('/api/auth')) assertDocumented(method, path, response.status, answered)
    return { status: response.status, headers: response.headers, body: answered as Body }
  }

/** Sends a request through Hosting. */
export const call = callAt(origin)

/** The address of an edge of Hosting's CDN, which Google's front end adds and the emulators do not. */
export const EDGE = '151.101.1.2'

/** Returns a random IP address, so that requests do not share a limit. */
const someAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(256)].join('.')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a form with its length, as browsers do. */
export async function post<Body = Said>(path: string, form: FormData, token?: string): Promise<Answer<Body>> {
  const request = new Response(form)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return call<Body>('POST', path, { body: await request.arrayBuffer(), headers, token })
}

export interface Newcomer {
  user: User
  access: string
  refresh: string
  fields: ReturnType<typeof applicant>
}

/** Registers a new applicant over REST. */
export async function registerNewcomer(change: Fields = {}): Promise<Newcomer> {
  const fields = applicant(change)
  const { status, body } = await post<Omit<Newcomer, 'fields'>>(api.register, formOf(fields, await cards()))
  if (status !== 201) throw new Error(`Registering answered ${status} ${JSON.stringify(body)}`)
  return { ...body, fields }
}

/** Signs in over REST. @returns the ID token */
export async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  const { status, body } = await call<{ access: string }>('POST', api.login, { json: { email, password } })
  if (status !== 200) throw new Error(`Signing in answered ${status} ${JSON.stringify(body)}`)
  return body.access
}

/** Reads the claims of an ID token. */
export const claimsIn = (token: string): Record<string, unknown> & { iat: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number }

/**
 * Waits for the end of the second in which a token was issued: revocation ends only tokens of earlier
 * seconds.
 */
export async function secondAfter(token: string): Promise<void> {
  // a timer may end a moment early
  for (let left = 1; left > 0; left = (claimsIn(token).iat + 1) * 1000 - Date.now()) await pause(left)
}
