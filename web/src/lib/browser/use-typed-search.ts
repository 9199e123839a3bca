import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The state of a history entry that opens a list with a search. The address does not name it, because logs keep addresses. */
export interface SearchState {
  search: string
}

/**
 * Returns what is typed in the search field of a list, and what changes it. A history entry may bring its first value.
 * @param list names the list, if the view has several: each begins with an empty field
 */
export function useTypedSearch(list = ''): [typed: string, setTyped: (text: string) => void] {
  const { key, state } = useLocation()
  const brought = (state as Partial<SearchState> | null)?.search
  const [field, setField] = useState({ list, key, text: brought ?? '' })
  const isNews = brought !== undefined && key !== field.key
  const current = isNews ? { list, key, text: brought } : field
  if (isNews) setField(current)
  return [current.list === list ? current.text : '', (text) => setField({ list, key, text })]
}
