import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HttpError } from '#lib/http.ts'
import type { CardBlog, ListPart } from '#lib/page-data/page-data.ts'
import { useSiteFile } from '#lib/page-data/site-files-context.tsx'
import { askForBlogs } from '../ask-for-blogs.ts'
import type { Place } from './place.ts'

type Blogs = ListPart<CardBlog>

/** What is shown at one place in the list. */
interface Shown {
  blogs: Blogs
  place: Place
  /** Whether it is nothing because it could not be had. */
  isFailed: boolean
}

/** Nothing, of which only the console tells why. */
async function askAt(place: Place): Promise<Shown> {
  const { search, page } = place
  const offset = (page - 1) * BLOGS_PER_PAGE || undefined
  try {
    const blogs = await askForBlogs({ limit: BLOGS_PER_PAGE, offset, search: search || undefined })
    if (blogs) return { blogs, place, isFailed: false }
  } catch (error) {
    if (error instanceof HttpError) console.error('Failed to fetch blogs')
    else console.error('Error fetching blogs:', error)
  }
  return { blogs: { items: [], total: 0 }, place, isFailed: true }
}

/**
 * The posts at a place in the list, asked for a page at a time; where one came from until they have come. A navigation to
 * where one is asks again.
 * @param first the first page of all posts, which stands in the page's file; undefined while that is on its way
 */
export function useBlogPages({ search, page }: Place, first: Blogs | undefined) {
  const { key } = useLocation()
  const isFirst = search === '' && page === 1
  const [asked, setAsked] = useState<Shown & { key: string }>()
  useEffect(() => {
    if (isFirst) return
    let isCancelled = false
    void askAt({ search, page }).then((answer) => isCancelled || setAsked({ ...answer, key }))
    return () => {
      isCancelled = true
    }
  }, [isFirst, search, page, key])

  const isFileMissing = useSiteFile()?.state === 'failed'
  const isAnswer = asked?.key === key && asked.place.page === page && asked.place.search === search
  const [before, setBefore] = useState<Shown>()
  const held = first && { blogs: first, place: { search, page }, isFailed: isFileMissing }
  const here = isFirst ? held : isAnswer ? asked : undefined
  if (here && here.blogs !== before?.blogs) setBefore(here)
  return { shown: here ?? before, isBefore: !here && before !== undefined, isFirst }
}
