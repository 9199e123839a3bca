import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { hashKey } from '../../env.ts'
import { isHostingEdge, networkKey } from './client-address.ts'

/** Whom an attempt counts against. One attempt may count against several. */
export interface RateKey {
  who: string[]
  /** How much more often than a rate says, where strangers share the count. */
  times: number
}

/** How much more than one visitor strangers may who share a count; fewer where it is about one account. */
const MANY = 50
const FEW = 3

/** As much of a request as says who sends it. */
export interface HasHeaders {
  headers: IncomingHttpHeaders
}

/**
 * Whom a visitor's request counts against. Hosting names her, which everybody can make up who calls the function itself. So
 * a name counts alone only where an edge of Hosting's CDN says it. From anywhere else it is counted with its
 * connection: a forger reaches no count of those whom Hosting names, and gets no new one by making up names.
 * @param subject what is counted beside her, such as an e-mail
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

/** Who is signed in, from wherever. */
export const byAccount = (uid: string): RateKey[] => [{ who: ['account', uid], times: 1 }]

/** Who is sent something, whoever asks for it: `gul+shop@…` is read where `gul@…` is. */
export const byRecipient = (email: string): RateKey[] => [
  { who: ['recipient', email.replace(/\+.*@/, '@')], times: 1 },
]

/** Where a count is stored. The id tells nothing of whom it is about. */
export const hashRateKey = (name: string, who: string[]): string =>
  createHmac('sha256', hashKey())
    .update(JSON.stringify([name, ...who]))
    .digest('base64url')

/**
 * Says who is taken for the visitor, so that `npm run check:production` can find out whether a name that somebody makes up
 * passes through Hosting: two answers say the same for one visitor, and nothing else. After it stands the connection that
 * named her, where it is no known edge.
 */
export function visitorHeader(request: HasHeaders): string {
  const { connection = '', isEdge, visitor } = sender(request)
  const said = hashRateKey('said', [visitor || connection])
  return visitor && !isEdge ? `${said}; unlisted=${connection}` : said
}

function sender({ headers }: HasHeaders) {
  // the last of the list is what Google's own front end has added
  const nearest = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  const named = headers['x-forwarded-host'] && headers['fastly-client-ip']
  return {
    connection: nearest && networkKey(nearest),
    isEdge: nearest !== undefined && isHostingEdge(nearest),
    visitor: named && networkKey(named.toString().trim()),
  }
}
