import { addressOf } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { asList, readJson } from '#lib/http.ts'
import type { CardBlog, ListData } from '#lib/page-data/page-data.ts'
import { toCard } from '#lib/to-card.ts'

export interface BlogsQuestion {
  limit: number
  offset?: number | undefined
  search?: string | undefined
  /** Of what is known. */
  etag?: string
}

/**
 * Asks for a part of the published posts, newest first; past the browser's cache, so that only the CDN is stale.
 * @returns undefined where what is known is all there is
 * @throws HttpError for an answer that is not 2xx; TypeError without a connection or for what is no list
 */
export async function askForBlogs({
  etag,
  ...query
}: BlogsQuestion): Promise<ListData<CardBlog> | undefined> {
  const response = await fetch(
    addressOf(listBlogs, {}, query),
    etag ? { headers: { 'if-none-match': etag } } : { cache: 'no-cache' },
  )
  if (response.status === 304) return undefined
  const items = asList(await readJson<PublicBlog[]>(response)).map(toCard)
  const { headers } = response
  return {
    items,
    total: Number(headers.get('x-total-count')),
    etag: headers.get('etag') ?? '',
    version: Number(headers.get('x-list-version')),
  }
}
