import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { keepOwnComments, type OwnComment, readOwnComments } from './own-comments.ts'

/**
 * The reader's own comments on a post that wait for the office, and what adds one.
 * @param shown ids of those that everybody sees: she needs no copy of them any more
 */
export function useOwnComments(blog: string, shown: ReadonlySet<string>) {
  const [all, setAll] = useState(readOwnComments)
  // the page's file knows of no reader
  const isHydrated = useHydrated()
  const waiting = all.filter(({ reference }) => !shown.has(reference))
  useEffect(() => {
    if (waiting.length < all.length) keepOwnComments(waiting)
  }, [waiting, all])
  const add = useCallback((comment: OwnComment) => {
    // read again instead of taken from the state: so this function stays the same, and with it the form that has it
    const next = [...readOwnComments(), comment]
    keepOwnComments(next)
    setAll(next)
  }, [])
  return { own: isHydrated ? waiting.filter((comment) => comment.blog === blog) : [], add }
}
