import { randomInt, randomUUID } from 'node:crypto'
import { byVisitor } from '../../functions/src/http/rates/rate-keys.ts'
import { api } from './addresses.ts'
import { applicant, formOf } from './applicant.ts'
import { call, EDGE } from './client.ts'
import { SMALL_CARDS } from './register-here.ts'

export type Headers = Record<string, string>

/** Returns the header with a visitor's IP address, as Hosting sets it. */
export const from = (visitor = `test-${randomUUID()}`) => ({ 'fastly-client-ip': visitor })

/** Returns these headers as they reach the functions. */
export const through = (visitor: Headers): Headers => ({
  'x-forwarded-for': EDGE,
  'x-forwarded-host': 'site',
  ...visitor,
})

/** Returns the rate limit key for a request with these headers. */
export const visitorOf = (headers: Headers, subject?: string) =>
  byVisitor({ headers: through(headers) }, subject)

/** Returns a part of an IPv6 address. */
export const someGroup = () => randomInt(1, 65_536).toString(16)

export const JSON_TYPE = { 'content-type': 'application/json' }

const small = new Blob([SMALL_CARDS.cnic_front], { type: 'image/jpeg' })
export const SMALL_FORM = { cnic_front: small, cnic_back: small }

/** Tries to register with an e-mail address that is taken. */
export const askWhoIsTaken = (email: string) => async (headers: Headers) => {
  const form = new Response(formOf(applicant({ email }), SMALL_FORM))
  const type = { 'content-type': form.headers.get('content-type') ?? '' }
  return call('POST', api.register, { headers: { ...headers, ...type }, body: await form.arrayBuffer() })
}

/** Counts the responses by their status. */
export const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )

/** Runs `work` many times, ten in parallel: for more the emulator would start more processes. */
export async function inTens<T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < times)
    done.push(...(await Promise.all(Array.from({ length: 10 }, (_none, n) => work(done.length + n)))))
  return done
}
