/** What stands in `site/{part}` beside the fields of the part. */
export interface SitePartRecord {
  /** Rises with every change over REST; 0 where there was none. */
  revision: number
  /** ISO 8601 UTC. */
  updatedAt: string
  /** uid of who changed it last, 'operator' for the command line. */
  updatedBy: string
}
