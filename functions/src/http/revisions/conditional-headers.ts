import type { Request } from 'express'
import { badRequest } from '../responses/http-error.ts'

/** Returns the revision that a decision is about, from `If-Match: "3"`; `undefined` without one or for `*`. */
export function ifMatch(request: Request): number | undefined {
  const header = request.headers['if-match']?.trim()
  if (!header || header === '*') return undefined
  const [, , revision] = /^("?)(\d{1,9})\1$/.exec(header) ?? []
  if (!revision) throw badRequest()
  return Number(revision)
}

/**
 * Returns the version that a change is based on, from `If-Match: "2026-03-15T10:51:03.120Z"`; `undefined` without one or for `*`.
 */
export function ifMatchVersion(request: Request): string | undefined {
  const header = request.headers['if-match']?.trim()
  if (!header || header === '*') return undefined
  const [, version] = /^"([\w:.+-]{1,40})"$/.exec(header) ?? []
  if (!version) throw badRequest()
  return version
}

/**
 * Returns whether the client has this very answer, so that 304 is enough (RFC 9110, 13.1.2). `no-cache`, which fetch may send
 * too, does not ask for a reload.
 */
export const isUnchanged = (request: Request, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*')
