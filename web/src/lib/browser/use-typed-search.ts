import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The state of a history entry that opens a list with a search. The address does not name it, because logs keep addresses. */
export interface SearchState {
  search: string
}

/**
 * Returns what is typed in the search field of a list, and what changes it. A history entry may bring its first value,
 * and loses it then: a cleared search does not return on reload or Back.
 * @param list names the list, if the view has several: each begins with an empty field
 */
export function useTypedSearch(list = ''): [typed: string, setTyped: (text: string) => void] {
  const { key, state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const brought = (state as Partial<SearchState> | null)?.search
  const [field, setField] = useState({ list, key, text: brought ?? '' })
  const isNews = brought !== undefined && key !== field.key
  const current = isNews ? { list, key, text: brought } : field
  if (isNews) setField(current)
  useEffect(() => {
    if (brought !== undefined) void navigate(pathname + search, { replace: true, state: null })
  }, [brought, pathname, search, navigate])
  return [current.list === list ? current.text : '', (text) => setField({ list, key, text })]
}
