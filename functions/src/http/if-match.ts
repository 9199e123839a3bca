import type { Request } from 'express'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/** The revision that a decision is about, from `If-Match: "3"`; `undefined` without one or for `*`. */
export function ifMatch(request: Request): number | undefined {
  const header = request.headers['if-match']?.trim()
  if (!header || header === '*') return undefined
  const [, , revision] = /^("?)(\d{1,9})\1$/.exec(header) ?? []
  if (!revision) throw new Refusal(400, texts.server.badRequest)
  return Number(revision)
}
