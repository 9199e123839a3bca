import type { PublicComment } from 'domain/comment.ts'
import { COMMENT_DEPTH } from 'domain/limits.ts'

/** A comment as this page shows it. */
export interface ShownComment extends PublicComment {
  /** Whether it is the reader's own, which nobody else sees yet. */
  isWaiting?: boolean
}

/** A comment and the answers to it. */
export interface Thread {
  comment: ShownComment
  answers: Thread[]
}

/**
 * Comments with the answers below what they answer, three deep; what would stand deeper stands level with what it answers.
 * @param comments oldest first; one whose parent is not among those before it stands by itself
 */
export function threadsOf(comments: readonly ShownComment[]): Thread[] {
  const threads: Thread[] = []
  const placed = new Map<string, { own: Thread; beside: Thread[]; depth: number }>()
  for (const comment of comments) {
    const own: Thread = { comment, answers: [] }
    const parent = placed.get(comment.parent)
    const isDeepest = parent?.depth === COMMENT_DEPTH
    const beside = !parent ? threads : isDeepest ? parent.beside : parent.own.answers
    const depth = !parent ? 1 : Math.min(parent.depth + 1, COMMENT_DEPTH)
    beside.push(own)
    placed.set(comment.id, { own, beside, depth })
  }
  return threads
}
