import { addressOf } from 'domain/api/endpoint.ts'
import { getBlog, getEvent } from 'domain/api/posts.ts'
import { type PublicBlog, SAMPLE_POST_ID } from 'domain/blog.ts'
import { type PublicEvent, SAMPLE_EVENT_ID } from 'domain/event.ts'
import { inOpenLanguage } from '#lib/language.ts'
import { readJson } from '#lib/http/http.ts'
import { fromAnswer } from '#lib/page-data/from-answer.ts'
import type { PageData } from '#lib/page-data/page-data.ts'

/**
 * Fetches a post or an event from REST. Use it when the site has no file for it, or not yet.
 * @throws HttpError if it does not exist; Error if it is not written in the language of the page; TypeError without a connection
 */
export async function fetchPostOrEvent(kind: 'post' | 'event', id: string): Promise<Partial<PageData>> {
  const response = await fetch(addressOf(kind === 'post' ? getBlog : getEvent, { id }, inOpenLanguage()))
  const etag = response.headers.get('etag') ?? ''
  const one = fromAnswer(await readJson<PublicBlog | PublicEvent>(response))
  if (one.language) throw new Error(`It is only written in ${one.language}`)
  return kind === 'post'
    ? { post: { blog: one as PublicBlog, etag } }
    : { event: { event: one as PublicEvent, etag } }
}

interface Dated {
  updatedAt: string
}

/** Fetches a newer version of `known`. Returns undefined if there is none, and 'gone' if it no longer exists. */
async function fetchIfNewer<One extends Dated>(address: string, known: One, etag: string) {
  const response = await fetch(address, { headers: { 'if-none-match': etag } })
  if (response.status === 404) return 'gone'
  if (response.status === 304) return undefined
  const one = await readJson<One>(response)
  // a cache may answer with an older version than the page's file
  if (one.updatedAt < known.updatedAt) return undefined
  return { one, etag: response.headers.get('etag') ?? '' }
}

/**
 * Checks for a newer version of the post or event that a page shows.
 * @returns the changed part of the page's data, undefined if nothing changed, 'gone' if it no longer exists
 */
export async function fetchNewer({ post, event }: PageData): Promise<Partial<PageData> | 'gone' | undefined> {
  if (post && post.blog.id !== SAMPLE_POST_ID) {
    const newer = await fetchIfNewer(
      addressOf(getBlog, { id: post.blog.id }, inOpenLanguage()),
      post.blog,
      post.etag,
    )
    return typeof newer === 'object'
      ? { post: { ...post, blog: fromAnswer(newer.one), etag: newer.etag } }
      : newer
  }
  if (event && event.event.id !== SAMPLE_EVENT_ID) {
    const newer = await fetchIfNewer(
      addressOf(getEvent, { id: event.event.id }, inOpenLanguage()),
      event.event,
      event.etag,
    )
    return typeof newer === 'object'
      ? { event: { ...event, event: fromAnswer(newer.one), etag: newer.etag } }
      : newer
  }
  return undefined
}
