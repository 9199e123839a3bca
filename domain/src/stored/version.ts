/** Says that a public list has changed. */
export interface VersionDocument {
  version: number
}
