import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { useEffect, useState } from 'react'
import { HttpError } from '#lib/http.ts'
import type { CardBlog, ListPart } from '#lib/page-data.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { askForBlogs } from './ask-for-blogs.ts'

/** A pause in typing after which posts are searched, in milliseconds. */
const PAUSE_MS = 300

type Blogs = ListPart<CardBlog>

interface Place {
  /** '' for all posts. */
  search: string
  /** From 1. */
  page: number
}

/** Nothing, of which only the console tells why. */
async function askAt({ search, page }: Place): Promise<Blogs> {
  const offset = (page - 1) * BLOGS_PER_PAGE || undefined
  try {
    const answer = await askForBlogs({ limit: BLOGS_PER_PAGE, offset, search: search || undefined })
    if (answer) return answer
  } catch (error) {
    if (error instanceof HttpError) console.error('Failed to fetch blogs')
    else console.error('Error fetching blogs:', error)
  }
  return { items: [], total: 0 }
}

/**
 * The pages of the posts that match what was typed, one asked for at a time; another search starts on its first page.
 * @param first the first page of all posts, which stands in the page's file; undefined while that is on its way
 */
export function useBlogPages(first: Blogs | undefined) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), PAUSE_MS)
  const [place, setPlace] = useState<Place>({ search, page: 1 })
  if (place.search !== search) setPlace({ search, page: 1 })
  const isFirst = place.search === '' && place.page === 1

  const [asked, setAsked] = useState<{ place: Place; blogs: Blogs }>()
  useEffect(() => {
    if (isFirst) return
    let isCancelled = false
    void askAt(place).then((blogs) => isCancelled || setAsked({ place, blogs }))
    return () => {
      isCancelled = true
    }
  }, [isFirst, place])

  const here = isFirst ? first : asked?.place === place ? asked.blogs : undefined
  const [shown, setShown] = useState(here)
  // until the next page has come the one before stays
  if (here && here !== shown) setShown(here)
  const choosePage = (page: number) => setPlace({ search, page })
  return {
    blogs: here ?? shown,
    isBefore: !here && shown !== undefined,
    isFirst,
    page: place.page,
    choosePage,
    onSearch: setTyped,
  }
}
