import { addressOf } from 'domain/api/endpoint.ts'
import { getBlog, getEvent } from 'domain/api/posts.ts'
import type { PublicBlog } from 'domain/blog.ts'
import type { PublicEvent } from 'domain/event.ts'
import { readJson } from '#lib/http.ts'
import type { PageData } from '#lib/page-data/page-data.ts'

/**
 * Asks for a post or an event of which there is no file, or none yet.
 * @throws HttpError where there is none either; TypeError without a connection
 */
export async function askForOne(kind: 'post' | 'event', id: string): Promise<Partial<PageData>> {
  const response = await fetch(addressOf(kind === 'post' ? getBlog : getEvent, { id }))
  const etag = response.headers.get('etag') ?? ''
  return kind === 'post'
    ? { post: { blog: await readJson<PublicBlog>(response), etag } }
    : { event: { event: await readJson<PublicEvent>(response), etag } }
}
