/** Says that a public list or the office's content has changed, or that something has arrived for the office. */
export interface VersionDocument {
  version: number
}
