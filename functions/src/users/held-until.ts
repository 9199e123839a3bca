import { UNDO } from 'domain/limits.ts'

/** Until when a decision can be taken back, and its mail waits. @param decidedAt ISO 8601 UTC */
export const heldUntil = (decidedAt: string): string =>
  new Date(Date.parse(decidedAt) + UNDO.heldSeconds * 1_000).toISOString()
