import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SearchBox } from './search-box.tsx'

interface BlogSearchProps {
  /** Called with what is typed, and with what the address asks for. */
  onSearch: (words: string) => void
  /** Called when somebody wants to see what was found. */
  onSubmit: () => void
}

/** Searches as the words are typed. Those of an address come from the page of a post. */
export function BlogSearch({ onSearch, onSubmit }: BlogSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const { search } = useLocation()
  const searchFor = useEffectEvent((words: string) => {
    if (input.current) input.current.value = words
    onSearch(words)
  })
  const taken = useRef('')
  // not while it is rendered: the page's file, which is hydrated first, knows nothing of it
  useEffect(() => {
    if (taken.current === search) return
    taken.current = search
    searchFor(new URLSearchParams(search).get('search') ?? '')
  }, [search])
  return <SearchBox ref={input} onInput={onSearch} onSubmit={onSubmit} />
}
