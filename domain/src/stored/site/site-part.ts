import type { TextFormat } from '../../formatting/described.ts'

/** An English text of a part, and its Urdu. */
export interface Translation {
  text: string
  ur: string
}

/** What stands in `site/{part}` beside the fields of the part. */
export interface SitePartRecord {
  /** Rises with every change over REST; 0 where there was none. */
  revision: number
  /** ISO 8601 UTC. */
  updatedAt: string
  /** uid of who changed it last, 'operator' for the command line. */
  updatedBy: string
  /** How the formatted texts are written; absent if the part has none, or was last saved by an earlier version. */
  format?: TextFormat
  /** The Urdu of its texts, at most one for each; absent for none. */
  ur?: readonly Translation[]
}
