import { useEffect, useState } from 'react'

/** A pause in typing after which a list is searched, in milliseconds. */
const PAUSE_MS = 300

/**
 * Returns what to search for: the trimmed text of a search field, once typing has paused. An empty field counts at once.
 * @param typed what is in the field now
 */
export function usePausedSearch(typed: string): string {
  const words = typed.trim()
  const [search, setSearch] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(words), words === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return search
}
