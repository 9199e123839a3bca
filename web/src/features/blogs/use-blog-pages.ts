import { useMemo, useState } from 'react'
import { useDebounced } from '#lib/use-debounced.ts'
import { usePublicList } from '#lib/use-public-list.ts'
import { blogsAt } from './blog-lists.ts'

/** A pause in typing after which posts are searched, in milliseconds. */
const PAUSE_MS = 300

/** The pages of the posts that match what was typed, one asked for at a time; another search starts on its first page. */
export function useBlogPages() {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), PAUSE_MS)
  const [place, setPlace] = useState({ search, page: 1 })
  if (place.search !== search) setPlace({ search, page: 1 })
  const list = useMemo(() => blogsAt(place), [place])
  const choosePage = (page: number) => setPlace({ search, page })
  return { ...usePublicList(list), page: place.page, choosePage, onSearch: setTyped }
}
