import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { readStorage, writeStorage } from '#lib/storage.ts'

/**
 * Returns the reader's own comments on a post that wait for approval, and a function that adds one.
 * @param shown ids of the published comments, which are dropped from the reader's own
 */
export function useOwnComments(blog: string, shown: ReadonlySet<string>) {
  const [all, setAll] = useState(readOwnComments)
  // the prerendered page has no reader's own comments
  const isHydrated = useHydrated()
  const waiting = all.filter(({ reference }) => !shown.has(reference))
  useEffect(() => {
    if (waiting.length < all.length) keepOwnComments(waiting)
  }, [waiting, all])
  const add = useCallback((comment: OwnComment) => {
    // read the storage, not the state: then this function never changes, and the form does not render again
    const next = [...readOwnComments(), comment]
    keepOwnComments(next)
    setAll(next)
  }, [])
  return { own: isHydrated ? waiting.filter((comment) => comment.blog === blog) : [], add }
}

/** After this time without approval, in milliseconds, a comment counts as rejected and is deleted here. */
const MAX_AGE_MS = 7 * 24 * 3_600_000

const KEY = 'own-comments'

/** Describes a comment that was sent from this tab and is not approved yet. */
export interface OwnComment {
  /** Holds its id after approval. */
  reference: string
  blog: string
  parent: string
  /** Seeds the figure; absent in what an earlier release kept. */
  name?: string
  comment: string
  /** ISO 8601 UTC. */
  sentAt: string
}

/** Reads this tab's own comments of the last week, on all posts. */
function readOwnComments(): OwnComment[] {
  const kept = readStorage(KEY, 'sessionStorage')
  const since = new Date(Date.now() - MAX_AGE_MS).toISOString()
  return Array.isArray(kept) ? (kept as OwnComment[]).filter(({ sentAt }) => sentAt > since) : []
}

const keepOwnComments = (comments: readonly OwnComment[]): void =>
  writeStorage(KEY, comments, 'sessionStorage')
