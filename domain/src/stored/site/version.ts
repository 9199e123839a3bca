/** Says that a public list or the office's content has changed, or that something has arrived for the office. */
export interface VersionDocument {
  version: number
  /** Of the comments: how often those of each post have changed, by its id. Absent before this was counted. */
  posts?: Record<string, number>
}
