import { addressOf } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_RECENT } from 'domain/values/list-limits.ts'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { isInHand, useFreshness } from '#lib/browser/use-freshness.ts'
import { inOpenLanguage } from '#lib/language.ts'
import { asList, readJson } from '#lib/http/http.ts'
import { fromAnswer } from '#lib/page-data/from-answer.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { CardBlog, ListData } from '#lib/page-data/page-data.ts'
import { useSiteFiles } from '#lib/page-data/site-files.ts'
import { toCard } from '#lib/page-data/to-card.ts'

// apart from the other calls of posts, since the home page needs only this

interface BlogsQuery {
  limit: number
  offset?: number | undefined
  search?: string | undefined
  /** Of the list that is known. */
  etag?: string
}

/**
 * Fetches some of the published posts, newest first. Bypasses the browser's cache.
 * @returns undefined if the list with that ETag is unchanged
 * @throws HttpError for an answer that is not 2xx; TypeError without a connection or if the answer is not a list
 */
export async function fetchBlogs({ etag, ...query }: BlogsQuery): Promise<ListData<CardBlog> | undefined> {
  const response = await fetch(
    addressOf(listBlogs, {}, { ...query, ...inOpenLanguage() }),
    etag ? { headers: { 'if-none-match': etag } } : { cache: 'no-cache' },
  )
  if (response.status === 304) return undefined
  const items = asList(await readJson<PublicBlog[]>(response)).map((blog) => toCard(fromAnswer(blog)))
  const { headers } = response
  return {
    items,
    total: Number(headers.get('x-total-count')),
    etag: headers.get('etag') ?? '',
    version: Number(headers.get('x-list-version')),
  }
}

/**
 * Polls for newer posts than those in the page's file and shows them.
 * @param limit how many posts the page shows
 * @param list the element that shows them; it does not change while the focus is in it
 * @param isShown false while the page shows other posts, such as search results
 */
export function useNewerBlogs(limit: number, list: RefObject<Element | null>, isShown = true) {
  const files = useSiteFiles()
  const { pathname } = useLocation()
  const known = usePageData()?.blogs
  const ask = async () => {
    const newer = await fetchBlogs({ limit, ...(known && { etag: known.etag }) })
    // a cached answer may be older than the file
    if (!newer || newer.version < (known?.version ?? 0) || isInHand(list.current)) return
    files.change(pathname, { blogs: newer, recent: newer.items.slice(0, BLOGS_RECENT + 1) })
  }
  useFreshness(ask, isShown && known ? pathname : undefined)
}
