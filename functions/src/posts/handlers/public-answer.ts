import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { isUnchanged } from '../../http/is-unchanged.ts'

/** What visitors get may stand in a CDN for a minute, and be served stale while it is fetched anew. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** What visitors may know of a published post. */
export function toPublic<P extends { author_uid: string }>(post: P): Omit<P, 'author_uid'> {
  const { author_uid: _uid, ...told } = post
  return told
}

const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Answers visitors with JSON that caches may keep; a client that has it already gets 304. */
export function answerPublic(request: Request, response: Response, body: string, etag = etagOf(body)): void {
  response.set({ 'Cache-Control': PUBLIC_CACHE, ETag: etag })
  if (isUnchanged(request, etag)) return void response.status(304).end()
  response.type('json').send(body)
}

interface PublicAnswer {
  body: string
  etag: string
}

const answers = new WeakMap<object, Map<string, PublicAnswer>>()
const MOST_ANSWERS = 50

/**
 * The JSON text of a public page and its hash, made once for each list and question.
 * @param list of which the page is a part; with another one everything is made anew
 * @param question tells pages of the list apart
 */
export function publicAnswer(list: object, question: string, page: { author_uid: string }[]): PublicAnswer {
  const made = answers.get(list) ?? new Map<string, PublicAnswer>()
  answers.set(list, made)
  const earlier = made.get(question)
  if (earlier) return earlier
  const body = JSON.stringify(page.map(toPublic))
  const answer = { body, etag: etagOf(body) }
  if (made.size < MOST_ANSWERS) made.set(question, answer)
  return answer
}
