import type { Request } from 'express'
import { badRequest } from '../responses/http-error.ts'

/** The revision that a decision is about, from `If-Match: "3"`; `undefined` without one or for `*`. */
export function ifMatch(request: Request): number | undefined {
  const header = request.headers['if-match']?.trim()
  if (!header || header === '*') return undefined
  const [, , revision] = /^("?)(\d{1,9})\1$/.exec(header) ?? []
  if (!revision) throw badRequest()
  return Number(revision)
}

/** The version that a change is built on, from `If-Match: "2026-03-15T10:51:03.120Z"`; `undefined` without one or for `*`. */
export function ifMatchVersion(request: Request): string | undefined {
  const header = request.headers['if-match']?.trim()
  if (!header || header === '*') return undefined
  const [, version] = /^"([\w:.+-]{1,40})"$/.exec(header) ?? []
  if (!version) throw badRequest()
  return version
}

/**
 * Whether the client has this very answer (RFC 9110, 13.1.2), which is then 304. It may say `no-cache` at the same
 * time, as fetch does: that is no reload.
 */
export const isUnchanged = (request: Request, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*')
