import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { isUnchanged } from '../http/is-unchanged.ts'
import type { Post } from './kinds.ts'

/** What visitors get may stand in a CDN for a minute, and be served stale while it is fetched anew. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** What visitors may know of a published post. */
export function toPublic({ author_uid: _uid, ...post }: Post): Omit<Post, 'author_uid'> {
  return post
}

export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Answers visitors with JSON that caches may keep; a client that has it already gets 304. */
export function answerPublic(request: Request, response: Response, body: string, etag = etagOf(body)): void {
  response.set({ 'Cache-Control': PUBLIC_CACHE, ETag: etag })
  if (isUnchanged(request, etag)) return void response.status(304).end()
  response.type('json').send(body)
}
