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
  const [chosen, setChosen] = useState({ search, page: 1 })
  const page = chosen.search === search ? chosen.page : 1
  const list = useMemo(() => blogsAt(page, search), [page, search])
  const choosePage = (next: number) => setChosen({ search, page: next })
  return { ...usePublicList(list), page, choosePage, onSearch: setTyped }
}
