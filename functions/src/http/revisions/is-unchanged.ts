import type { Request } from 'express'

/**
 * Whether the client has this very answer (RFC 9110, 13.1.2), which is then 304. It may say `no-cache` at the same
 * time, as fetch does: that is no reload.
 */
export const isUnchanged = (request: Request, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*')
