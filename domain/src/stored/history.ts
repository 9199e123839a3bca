import type { DecisionDocument } from './decision.ts'

/** A decision on an application, as it was made. */
export interface PastDecision extends Pick<DecisionDocument, 'action' | 'by'> {
  /** ISO 8601 UTC. */
  at: string
  /** As she read it; '' of an approval. */
  reason: string
  /** Of her application as it was decided on. */
  revision: number
}

/** The last decisions on somebody that were not taken back, the oldest first; the id is her uid. */
export interface HistoryDocument {
  decisions: PastDecision[]
}
