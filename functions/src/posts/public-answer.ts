import { entityTag } from 'domain/entity-tag.ts'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { isUnchanged } from '../http/revisions/conditional-headers.ts'

/** What visitors get may stand in a CDN for a minute: what was taken back is gone after it. */
export const CACHE_ONE_MINUTE = 'public, max-age=0, s-maxage=60'

/** And for a day be served as it was while it is fetched anew: a page of the list, which says its version. */
export const SERVE_STALE_ONE_DAY = `${CACHE_ONE_MINUTE}, stale-while-revalidate=86400`

/** What visitors may know of a published post. */
export function toPublic<P extends { author_uid: string; editor_name?: string }>(
  post: P,
): Omit<P, 'author_uid' | 'editor_name'> {
  const { author_uid: _uid, editor_name: _editor, ...told } = post
  return told
}

interface PublicAnswer {
  body: string | Buffer
  etag: string
}

/** Answers visitors with JSON that caches may keep as it says; a client that has it already gets 304. */
export function sendPublicAnswer(
  request: Request,
  response: Response,
  { body, etag }: PublicAnswer,
  kept: string,
): void {
  response.set({ 'Cache-Control': kept, ETag: etag })
  if (isUnchanged(request, etag)) return void response.status(304).end()
  response.type('json').send(body)
}

interface KeptAnswer extends PublicAnswer {
  body: Buffer
}

/** Bytes of all answers that are kept, of all lists together. */
const KEPT_BYTES = 8 * 2 ** 20
/** About what an answer takes beside its body and its question. */
const BYTES_BESIDE = 500

const answers = new LRUCache<string, KeptAnswer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ body }, question) => body.byteLength + 2 * question.length + BYTES_BESIDE,
})

/**
 * The JSON of a public page and its hash, made once for each question while it is asked often enough; those that nobody has
 * asked for longest make room.
 * @param question tells the page from all others, of other lists too
 * @param total of all pages; the hash tells it too, since a header says it
 */
export function toPublicAnswer(question: string, page: { author_uid: string }[], total: number): KeptAnswer {
  const earlier = answers.get(question)
  if (earlier) return earlier
  const told = page.map(toPublic)
  const answer = { body: Buffer.from(JSON.stringify(told)), etag: entityTag(told, total) }
  answers.set(question, answer)
  return answer
}
