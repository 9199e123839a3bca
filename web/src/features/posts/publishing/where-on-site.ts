import type { PublishedDocument } from 'domain/stored/published.ts'
import type { Post, PostKind } from '../kinds.ts'

/**
 * What visitors see: `off` nothing, since it is a draft; `leaving` in a few seconds nothing any more; `coming` the last change in a few
 * seconds; `on` all of it; `late` not the last change, since publishing failed.
 */
export type SiteState = 'off' | 'leaving' | 'coming' | 'on' | 'late'

/** What is stored and what is live. */
export interface Publishing {
  /** Of the stored list. */
  version: number
  /** Of the list that is live. */
  live: number
  /** When the live list was read, ISO 8601 UTC; '' before the first release. */
  readAt: string
  /** What failed of the last attempt. */
  problem: Pick<NonNullable<PublishedDocument['problem']>, 'code' | 'detail'> | null
  /** What is stored as published and cannot be shown: `blogs/{id}`. */
  leftOut: readonly string[]
}

/** Milliseconds that may pass from the moment that a change is dated to its commit: pictures are encoded between. */
const UNTIL_COMMIT = 30_000

/** Whether the last change of the list is on the site. */
export function whereList({ version, live, problem }: Publishing): 'coming' | 'on' | 'late' {
  if (live >= version) return 'on'
  return problem ? 'late' : 'coming'
}

type Dated = Pick<Post, 'id' | 'is_published' | 'createdAt' | 'updatedAt'>

/** The same of one post: it waits only where it may have changed after the live list was read. */
export function wherePost({ name }: Pick<PostKind, 'name'>, post: Dated, publishing: Publishing): SiteState {
  const { id, is_published, createdAt, updatedAt } = post
  const { readAt, leftOut } = publishing
  if (is_published && leftOut.includes(`${name}/${id}`)) return 'late'
  const isOlder = readAt !== '' && Date.parse(updatedAt) + UNTIL_COMMIT < Date.parse(readAt)
  const state = isOlder ? 'on' : whereList(publishing)
  if (is_published) return state
  // nobody was ever shown a draft that is as it was made
  if (state === 'on' || createdAt === updatedAt) return 'off'
  return state === 'coming' ? 'leaving' : state
}
