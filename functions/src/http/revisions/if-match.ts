import type { Request } from 'express'
import { Refusal } from '../answers/refusal.ts'

/** The revision that a decision is about, from `If-Match: "3"`; `undefined` without one or for `*`. */
export function ifMatch(request: Request): number | undefined {
  const header = request.headers['if-match']?.trim()
  if (!header || header === '*') return undefined
  const [, , revision] = /^("?)(\d{1,9})\1$/.exec(header) ?? []
  if (!revision) throw new Refusal(400, ({ server }) => server.badRequest)
  return Number(revision)
}

/** The version that a change is built on, from `If-Match: "2026-03-15T10:51:03.120Z"`; `undefined` without one or for `*`. */
export function ifMatchVersion(request: Request): string | undefined {
  const header = request.headers['if-match']?.trim()
  if (!header || header === '*') return undefined
  const [, version] = /^"([\w:.+-]{1,40})"$/.exec(header) ?? []
  if (!version) throw new Refusal(400, ({ server }) => server.badRequest)
  return version
}
