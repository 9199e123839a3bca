import type { Described } from 'domain/formatting/described.ts'
import { teaserOf } from 'domain/formatting/teaser.ts'
import { toHtml } from 'domain/formatting/to-html.ts'
import type { Authored, InUrdu, PublicPost, WithUrdu } from 'domain/stored/post.ts'
import type { Language } from 'domain/texts/languages.ts'
import { postIn } from 'domain/translation/post-in.ts'
import { entityTag, toFigureSeed } from 'domain/values/entity-tag.ts'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { isUnchanged } from '../http/revisions/conditional-headers.ts'

/** Lets a CDN keep a public answer for a minute, after which an unpublished post is gone. */
export const CACHE_ONE_MINUTE = 'public, max-age=0, s-maxage=60'

/** Lets a CDN also answer the old page of a list for a day while it fetches the new one. The page says its version. */
export const SERVE_STALE_ONE_DAY = `${CACHE_ONE_MINUTE}, stale-while-revalidate=86400`

/** Returns the fields of a published post that visitors may read, in every language. */
export function toPublic<P extends Authored>(post: P): WithUrdu<PublicPost<P>> {
  const {
    author_uid: author,
    editor_name: _editor,
    publish_at: _at,
    scheduled_by: _by,
    missed_at: _missed,
    ...shown
  } = post
  return { ...shown, ...(author && { author_figure: toFigureSeed(author) }) } as PublicPost<P>
}

/** A post or an event, whose text may be formatted. */
interface Written extends Authored {
  ur?: InUrdu | undefined
}

const isFormatted = (post: object): post is Described => 'format' in post && post.format === 'markdown'

const publicIn = <P extends Written>(post: P, language: Language): PublicPost<P> =>
  postIn(toPublic(post), language) as PublicPost<P>

/** Returns what visitors get in a list: with the beginning of a formatted text, since browsers cannot read Markdown. */
export function toListed<P extends Written>(post: P, language: Language): PublicPost<P> {
  const one = postIn(post, language)
  return { ...publicIn(post, language), ...(isFormatted(one) && { excerpt: teaserOf(one) }) }
}

/** Returns what visitors get of one post: with its formatted text as HTML too. */
export function toShown<P extends Written>(post: P, language: Language): PublicPost<P> {
  const one = postIn(post, language)
  return { ...toListed(post, language), ...(isFormatted(one) && { html: toHtml(one) }) }
}

/** Returns the hash of what visitors get of one post. The site's files have the same. */
export const postTag = <P extends Written>(post: P, language: Language): string =>
  entityTag(publicIn(post, language))

interface PublicAnswer {
  body: string | Buffer
  etag: string
}

/** Answers visitors with JSON and the given caching. A client that has it already gets 304. */
export function sendPublicAnswer(
  request: Request,
  response: Response,
  { body, etag }: PublicAnswer,
  caching: string,
): void {
  response.set({ 'Cache-Control': caching, ETag: etag })
  if (isUnchanged(request, etag)) return void response.status(304).end()
  response.type('json').send(body)
}

interface KeptAnswer extends PublicAnswer {
  body: Buffer
}

/** Bytes of all cached answers, of all lists together. */
const KEPT_BYTES = 8 * 2 ** 20
/** Approximate bytes of an answer besides its body and key. */
const BYTES_BESIDE = 500

const answers = new LRUCache<string, KeptAnswer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ body }, question) => body.byteLength + 2 * question.length + BYTES_BESIDE,
})

/**
 * Returns the JSON of a public page and its hash, made once and then cached. Pages that nobody asked for longest are dropped.
 * @param asked identifies the page among those of all lists
 * @param total of all pages; the hash includes it, since a header says it
 */
export function toPublicAnswer(
  asked: string,
  page: Written[],
  { total, language }: { total: number; language: Language },
): KeptAnswer {
  const question = `${language} ${asked}`
  const earlier = answers.get(question)
  if (earlier) return earlier
  // the hash is that of what is stored: the site's files have the same
  const etag = entityTag(
    page.map((post) => publicIn(post, language)),
    total,
  )
  const answer = { body: Buffer.from(JSON.stringify(page.map((post) => toListed(post, language)))), etag }
  answers.set(question, answer)
  return answer
}
