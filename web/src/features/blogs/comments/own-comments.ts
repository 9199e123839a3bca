import { keep, readKept } from '#lib/storage.ts'

/** What waits longer was refused: a tab may stay open for months. */
const KEPT_MS = 7 * 24 * 3_600_000

const KEY = 'own-comments'

/** A comment that was sent from this tab and that the office has not read yet. */
export interface OwnComment {
  /** The id that it has once it is approved. */
  reference: string
  blog: string
  parent: string
  comment: string
  /** ISO 8601 UTC. */
  sentAt: string
}

/** Those of the last week, whatever post they are about. */
export function readOwnComments(): OwnComment[] {
  const kept = readKept(KEY, 'sessionStorage')
  const since = new Date(Date.now() - KEPT_MS).toISOString()
  return Array.isArray(kept) ? (kept as OwnComment[]).filter(({ sentAt }) => sentAt > since) : []
}

export const keepOwnComments = (comments: readonly OwnComment[]): void =>
  keep(KEY, comments, 'sessionStorage')
