import type { sendComment, Sent } from 'domain/api/forms.ts'
import { BLOGS_PER_PAGE } from 'domain/values/list-limits.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call, type SentOf } from '#lib/http/call.ts'
import { HttpError } from '#lib/http/http.ts'
import type { CardBlog, ListPart } from '#lib/page-data/page-data.ts'
import { useSiteFile } from '#lib/page-data/site-files.ts'
import { fetchBlogs } from './newer-blogs.ts'

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
