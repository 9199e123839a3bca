import { addressOf } from 'domain/api/endpoint.ts'
import type { sendComment, Sent } from 'domain/api/forms.ts'
import { listBlogs } from 'domain/api/posts.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_PER_PAGE, BLOGS_RECENT } from 'domain/limits.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isInHand, useFreshness } from '#lib/browser/use-freshness.ts'
import { call, type SentOf } from '#lib/http/call.ts'
import { asList, HttpError, readJson } from '#lib/http/http.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { CardBlog, ListData, ListPart } from '#lib/page-data/page-data.ts'
import { useSiteFile, useSiteFiles } from '#lib/page-data/site-files-context.tsx'
import { toCard } from '#lib/page-data/to-card.ts'

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
async function fetchBlogs({ etag, ...query }: BlogsQuery): Promise<ListData<CardBlog> | undefined> {
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

type Blogs = ListPart<CardBlog>

/** Page and search of the list, which the address holds. */
export interface ListState {
  /** From 1. */
  page: number
  /** '' for all posts. */
  search: string
}

interface LoadedPage {
  blogs: Blogs
  state: ListState
  /** Whether the posts could not be loaded. */
  isFailed: boolean
}

/** Loads a page of the list. On an error it returns no posts and writes the reason to the console. */
async function loadPage(state: ListState): Promise<LoadedPage> {
  const { search, page } = state
  const offset = (page - 1) * BLOGS_PER_PAGE || undefined
  try {
    const blogs = await fetchBlogs({ limit: BLOGS_PER_PAGE, offset, search: search || undefined })
    if (blogs) return { blogs, state, isFailed: false }
  } catch (error) {
    if (error instanceof HttpError) console.error('Failed to fetch blogs')
    else console.error('Error fetching blogs:', error)
  }
  return { blogs: { items: [], total: 0 }, state, isFailed: true }
}

/**
 * Loads the posts of a list state. Until they have loaded, the posts before stay (`isBefore`). Navigating to the current
 * state loads them again.
 * @param first the first page of all posts, from the page's file; undefined while that is loading
 */
export function useBlogPages({ search, page }: ListState, first: Blogs | undefined) {
  const { key } = useLocation()
  const isFirst = search === '' && page === 1
  const [asked, setAsked] = useState<LoadedPage & { key: string }>()
  useEffect(() => {
    if (isFirst) return
    let isCancelled = false
    void loadPage({ search, page }).then((answer) => isCancelled || setAsked({ ...answer, key }))
    return () => {
      isCancelled = true
    }
  }, [isFirst, search, page, key])

  const isFileMissing = useSiteFile()?.state === 'failed'
  const isAnswer = asked?.key === key && asked.state.page === page && asked.state.search === search
  const [before, setBefore] = useState<LoadedPage>()
  const held = first && { blogs: first, state: { search, page }, isFailed: isFileMissing }
  const here = isFirst ? held : isAnswer ? asked : undefined
  if (here && here.blogs !== before?.blogs) setBefore(here)
  return { shown: here ?? before, isBefore: !here && before !== undefined, isFirst }
}

/** Sends a comment to the office. @throws HttpError if it was refused; TypeError without a connection */
export async function postComment(comment: SentOf<typeof sendComment>): Promise<Sent> {
  const forms = await import('domain/api/forms.ts')
  return call(forms.sendComment, comment)
}
