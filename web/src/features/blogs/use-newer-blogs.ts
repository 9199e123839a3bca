import { BLOGS_RECENT } from 'domain/limits.ts'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useSiteFiles } from '#lib/page-data/site-files-context.tsx'
import { isInHand, useFreshness } from '#lib/browser/use-freshness.ts'
import { askForBlogs } from './ask-for-blogs.ts'

/**
 * Shows newer posts than those of the page's file, once there are any and the reader is at rest.
 * @param limit how many the page shows
 * @param list where they stand: it does not change while the focus is in it
 * @param isShown whether they are what the page shows now
 */
export function useNewerBlogs(limit: number, list: RefObject<Element | null>, isShown = true) {
  const files = useSiteFiles()
  const { pathname } = useLocation()
  const known = usePageData()?.blogs
  const ask = async () => {
    const newer = await askForBlogs({ limit, ...(known && { etag: known.etag }) })
    // what a cache answers may be older than the file
    if (!newer || newer.version < (known?.version ?? 0) || isInHand(list.current)) return
    files.change(pathname, { blogs: newer, recent: newer.items.slice(0, BLOGS_RECENT) })
  }
  useFreshness(ask, isShown && known ? pathname : undefined)
}
