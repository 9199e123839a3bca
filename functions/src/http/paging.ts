import type { Request, Response } from 'express'

interface Asked {
  request: Request
  response: Response
  /** As the call knows it; a link repeats nothing else, or it could grow larger than headers may. */
  query: object
}

/** Says how many there are in all, and where the next ones are. */
export function announce(
  { request, response, query }: Asked,
  total: number,
  next?: Record<string, string>,
): void {
  response.set('X-Total-Count', String(total))
  if (!next) return
  const repeated = Object.entries(query).map(([name, value]) => [name, String(value)])
  const address = new URLSearchParams({ ...Object.fromEntries(repeated), ...next })
  response.set('Link', `<${request.baseUrl}${request.path}?${String(address)}>; rel="next"`)
}
