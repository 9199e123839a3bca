import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { keep, readKept } from '#lib/storage.ts'

/**
 * Returns the reader's own comments on a post that wait for approval, and a function that adds one.
 * @param shown ids of the published comments, which are dropped from the reader's own
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

/** How long an own comment is kept: one that waits longer was rejected. */
const KEPT_MS = 7 * 24 * 3_600_000

const KEY = 'own-comments'

/** A comment that was sent from this tab and is not approved yet. */
export interface OwnComment {
  /** Its id after approval. */
  reference: string
  blog: string
  parent: string
  comment: string
  /** ISO 8601 UTC. */
  sentAt: string
}

/** Reads this tab's own comments of the last week, on all posts. */
function readOwnComments(): OwnComment[] {
  const kept = readKept(KEY, 'sessionStorage')
  const since = new Date(Date.now() - KEPT_MS).toISOString()
  return Array.isArray(kept) ? (kept as OwnComment[]).filter(({ sentAt }) => sentAt > since) : []
}

const keepOwnComments = (comments: readonly OwnComment[]): void => keep(KEY, comments, 'sessionStorage')
