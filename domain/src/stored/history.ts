import type { DecisionDocument } from './decision.ts'

/** A decision on an application as it was made, or what she said to one. */
export interface PastDecision {
  action: DecisionDocument['action'] | 'user:appeal'
  /** uid of who did it. */
  by: string
  /** ISO 8601 UTC. */
  at: string
  /** As she read it, or as she wrote it; '' of an approval. */
  reason: string
  /** Of her application as it was decided on, or as it was sent again. */
  revision: number
}

/** The last decisions on somebody that were not taken back, and what she said to them, the oldest first; the id is her uid. */
export interface HistoryDocument {
  decisions: PastDecision[]
}
