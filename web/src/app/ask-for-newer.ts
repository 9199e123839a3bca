import { addressOf } from 'domain/api/endpoint.ts'
import { getBlog, getEvent } from 'domain/api/posts.ts'
import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import { readJson } from '#lib/http.ts'
import type { PageData } from '#lib/page-data/page-data.ts'

interface Dated {
  updatedAt: string
}

/** What is newer than one that is known; undefined where nothing is, 'gone' where it is there no longer. */
async function ask<One extends Dated>(address: string, known: One, etag: string) {
  const response = await fetch(address, { headers: { 'if-none-match': etag } })
  if (response.status === 404) return 'gone'
  if (response.status === 304) return undefined
  const one = await readJson<One>(response)
  // what a cache answers may be older than the file
  if (one.updatedAt < known.updatedAt) return undefined
  return { one, etag: response.headers.get('etag') ?? '' }
}

/**
 * Asks whether there is something newer than the post or the event that a page shows.
 * @returns what has changed of the page's data; undefined where nothing has, 'gone' where it is there no longer
 */
export async function askForNewer({
  post,
  event,
}: PageData): Promise<Partial<PageData> | 'gone' | undefined> {
  if (post && post.blog.id !== SAMPLE_POST_ID) {
    const newer = await ask(addressOf(getBlog, { id: post.blog.id }), post.blog, post.etag)
    return typeof newer === 'object' ? { post: { ...post, blog: newer.one, etag: newer.etag } } : newer
  }
  if (event && event.event.id !== SAMPLE_EVENT_ID) {
    const newer = await ask(addressOf(getEvent, { id: event.event.id }), event.event, event.etag)
    return typeof newer === 'object' ? { event: { ...event, event: newer.one, etag: newer.etag } } : newer
  }
  return undefined
}
