import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { hashKey } from '../../env.ts'
import { isHostingEdge, networkKey } from './client-address.ts'

/** A key under which an attempt is counted. One attempt may have several. */
export interface RateKey {
  who: string[]
  /** Multiplies the limit, if strangers share the count. */
  times: number
}

/** Multipliers for shared counts; the smaller one is for counts about one account. */
const MANY = 50
const FEW = 3

/** The part of a request that identifies its sender. */
export interface HasHeaders {
  headers: IncomingHttpHeaders
}

/**
 * Returns the keys that a visitor's request counts against. Hosting names the visitor in a header, which anybody can forge who
 * calls the function directly. So the name counts alone only if it comes from a CDN edge. From elsewhere it counts together with
 * its connection. A forger then reaches no other visitor's count, and gets no new one by inventing names.
 * @param subject also part of the key, such as an e-mail
 */
export function byVisitor(request: HasHeaders, subject = ''): RateKey[] {
  const { connection, isEdge, visitor } = sender(request)
  const counted = (times: number, ...who: string[]): RateKey => ({ who: [subject, ...who], times })
  const shared = subject === '' ? MANY : FEW
  // only in the local suite, where a name is believed: Google's front end always says who is connected
  if (!connection) return [visitor ? counted(1, 'visitor', visitor, 'local') : counted(shared)]
  if (!visitor) return [counted(isEdge ? shared : 1, 'connection', connection)]
  if (isEdge) return [counted(1, 'visitor', visitor)]
  return [counted(1, 'visitor', visitor, connection), counted(shared, 'connection', connection)]
}

/** Returns the key of a signed-in user. */
export const byAccount = (uid: string): RateKey[] => [{ who: ['account', uid], times: 1 }]

/** Returns the key of an address that may have an account. Nobody can use up its count with another address. */
export const byAddress = (email: string): RateKey[] => [{ who: ['address', email], times: 1 }]

/** Returns the key of a mailbox, for addresses that strangers enter: `gul+shop@…` and `gul@…` are one. */
export const byMailbox = (email: string): RateKey[] => [{ who: ['mailbox', mailboxOf(email)], times: 1 }]

/** Returns one spelling for all that reach the same mailbox. Gmail ignores dots, and has two domains. */
function mailboxOf(email: string): string {
  const plain = email.replace(/\+.*@/, '@')
  const [, gmail] = /^(.*)@(?:gmail|googlemail)\.com$/.exec(plain) ?? []
  return gmail === undefined ? plain : `${gmail.replaceAll('.', '')}@gmail.com`
}

/** Returns the keys of a visitor and of the account that the visitor uses, if any: anybody can register another account. */
export const byVisitorAndAccount = (request: HasHeaders, uid: string | null): RateKey[] => [
  ...byVisitor(request),
  ...(uid ? byAccount(uid) : []),
]

/** Returns the id of a stored count. It does not reveal whom it is about. */
export const hashRateKey = (name: string, who: string[]): string =>
  createHmac('sha256', hashKey())
    .update(JSON.stringify([name, ...who]))
    .digest('base64url')

/**
 * Returns the `X-Visitor` header, by which `npm run check:production` finds out whether forged names pass through Hosting. Equal
 * values mean the same visitor. An unlisted edge is named after it.
 */
export function visitorHeader(request: HasHeaders): string {
  const { connection = '', isEdge, visitor } = sender(request)
  const hash = hashRateKey('said', [visitor || connection])
  return visitor && !isEdge ? `${hash}; unlisted=${connection}` : hash
}

function sender({ headers }: HasHeaders) {
  // Google's own front end adds the last entry of the list
  const nearest = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  const named = headers['x-forwarded-host'] && headers['fastly-client-ip']
  return {
    connection: nearest && networkKey(nearest),
    isEdge: nearest !== undefined && isHostingEdge(nearest),
    visitor: named && networkKey(named.toString().trim()),
  }
}
