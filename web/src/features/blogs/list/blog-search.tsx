import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { SearchBox } from '../side-bar/search-box.tsx'

/* reserves its space, so that nothing moves */
const Found = styled.output`
  display: block;
  min-block-size: 1.4em;
  margin-block-start: var(--s2);
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.4;
  overflow-wrap: anywhere;
`

interface BlogSearchProps {
  /** The search of the address. */
  search: string
  /** How many posts were found; undefined while searching. */
  total: number | undefined
  /** Called after a pause in typing if the search has changed. */
  onSearch: (words: string) => void
  /** Called when the reader submits the search. */
  onSubmit: () => void
}

/** Searches while the reader types, and says how many posts were found. */
export function BlogSearch({ search, total, onSearch, onSubmit }: BlogSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const words = usePausedSearch(typed)
  const asked = useRef('')
  // as an element: Lingui reads tags and escape sequences in a text that it fills in
  const quoted = <bdi>{search}</bdi>
  const ask = useEffectEvent(() => {
    if (words === asked.current) return
    asked.current = words
    onSearch(words)
  })
  useEffect(() => ask(), [words])
  // after Back or a link, the field shows the search of the address
  useEffect(() => {
    if (asked.current === search) return
    asked.current = search
    if (input.current) input.current.value = search
    setTyped(search)
  }, [search])
  return (
    <div>
      <SearchBox list={useLocation().pathname} ref={input} onInput={setTyped} onSubmit={onSubmit} />
      <Found>
        {search !== '' && total !== undefined && (
          <Trans>
            <Plural value={total} one="# post found for" other="# posts found for" /> “{quoted}”
          </Trans>
        )}
      </Found>
    </div>
  )
}
