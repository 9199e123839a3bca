/** Says that a public list, or the office's content, has changed. */
export interface VersionDocument {
  version: number
}
