import type { Request, Response } from 'express'
import { cursorAfter, type Place } from './cursor.ts'

interface Asked {
  request: Request
  response: Response
  /** As the call knows it; a link repeats nothing else, or it could grow larger than headers may. */
  query: object
}

/** Says how many there are in all, and where the next ones are. */
export function announce(asked: Asked, total: number, next?: Record<string, string>): void {
  asked.response.set('X-Total-Count', String(total))
  if (next) linkTo(asked, next)
}

/** Says up to when a search has looked, and where it goes on. */
export function announceSearched(
  asked: Asked,
  { last, hasMore }: { last: Place | undefined; hasMore: boolean },
): void {
  if (!last) return
  asked.response.set('X-Searched-To', last.createdAt)
  if (hasMore) linkTo(asked, { cursor: cursorAfter(last) })
}

function linkTo({ request, response, query }: Asked, next: Record<string, string>): void {
  const repeated = Object.entries(query).map(([name, value]) => [name, String(value)])
  const address = new URLSearchParams({ ...Object.fromEntries(repeated), ...next })
  response.set('Link', `<${request.baseUrl}${request.path}?${String(address)}>; rel="next"`)
}
