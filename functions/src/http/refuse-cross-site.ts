import type { IncomingHttpHeaders } from 'node:http'
import { siteOrigin } from '../env.ts'
import { HttpError } from './responses/http-error.ts'

/**
 * Refuses a request that a page of another site made in somebody's browser. Browsers name the site themselves; clients that are
 * no browser say nothing and pass. Call it for everything that changes something.
 * @throws HttpError 403
 */
export function refuseCrossSite({ headers }: { headers: IncomingHttpHeaders }): void {
  if (isCrossSite(headers)) throw new HttpError(403, ({ server }) => server.crossSite)
}

function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site'
  // older browsers
  const { origin, host } = headers
  if (origin === undefined) return false
  const own = [siteOrigin.value(), ...[host, headers['x-forwarded-host']?.toString()].flatMap(originsOf)]
  return !own.includes(origin)
}

const originsOf = (host: string | undefined): string[] => (host ? [`https://${host}`, `http://${host}`] : [])
