import type { Request, Response } from 'express'
import type { Cursor } from '../cloud/pages.ts'
import { isId } from '../cloud/store.ts'
import { badRequest } from './responses/http-error.ts'

/** Encodes the `cursor` parameter for the page after a document. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url')

/** Decodes the `cursor` parameter; `undefined` for the first page. @throws HttpError 400 */
export function decodeCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(createdAt)
  if (!isInstant || !isId(id) || rest.length > 0) throw badRequest()
  return { createdAt, id }
}

interface ListCall {
  request: Request
  response: Response
  /** The checked parameters. A link repeats no others, or it could grow larger than headers may. */
  query: object
}

/** Sets the headers with the total and the link to the next page. */
export function setPageHeaders(call: ListCall, total: number, next?: Record<string, string>): void {
  call.response.set('X-Total-Count', String(total))
  if (next) setNextLink(call, next)
}

/** Sets the headers with the date to which a search has looked, and the link that continues it. */
export function setSearchHeaders(
  call: ListCall,
  { last, hasMore }: { last: Cursor | undefined; hasMore: boolean },
): void {
  if (!last) return
  call.response.set('X-Searched-To', last.createdAt)
  if (hasMore) setNextLink(call, { cursor: encodeCursor(last) })
}

function setNextLink({ request, response, query }: ListCall, next: Record<string, string>): void {
  // what came in the header of a private parameter stays out of addresses, which logs keep
  const repeated = Object.keys(query).flatMap((name) => {
    const sent = request.query[name]
    return typeof sent === 'string' ? [[name, sent]] : []
  })
  const address = new URLSearchParams({ ...Object.fromEntries(repeated), ...next })
  response.set('Link', `<${request.baseUrl}${request.path}?${String(address)}>; rel="next"`)
}
