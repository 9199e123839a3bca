import type { PublicComment } from 'domain/comment.ts'
import { COMMENT_DEPTH } from 'domain/values/list-limits.ts'

/** A comment as the page shows it. */
export interface ShownComment extends PublicComment {
  /** Whether it is the reader's own and waits for approval. */
  isWaiting?: boolean
}

/** A comment with its replies. */
export interface Thread {
  comment: ShownComment
  replies: Thread[]
}

/**
 * Groups comments into threads, at most three levels deep. A deeper reply is placed beside the comment that it replies to.
 * @param comments oldest first; a comment whose parent is not among those before it starts a thread
 */
export function toThreads(comments: readonly ShownComment[]): Thread[] {
  const threads: Thread[] = []
  const placed = new Map<string, { own: Thread; siblings: Thread[]; depth: number }>()
  for (const comment of comments) {
    const own: Thread = { comment, replies: [] }
    const parent = placed.get(comment.parent)
    const isDeepest = parent?.depth === COMMENT_DEPTH
    const siblings = !parent ? threads : isDeepest ? parent.siblings : parent.own.replies
    const depth = !parent ? 1 : Math.min(parent.depth + 1, COMMENT_DEPTH)
    siblings.push(own)
    placed.set(comment.id, { own, siblings, depth })
  }
  return threads
}
