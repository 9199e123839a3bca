import type { PublishedDocument } from 'domain/stored/site/published.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import type { Post, PostKind } from '../kinds.ts'

/**
 * What visitors see of a post. `off`: nothing, it is a draft. `leaving`: nothing any more in a few seconds. `coming`: the last change in
 * a few seconds. `on`: the last change. `late`: not the last change, since publishing failed or is paused.
 */
export type SiteState = 'off' | 'leaving' | 'coming' | 'on' | 'late'

/** Which version of a list is stored, and which is live. */
export interface Publishing {
  /** Version of the stored list. */
  version: number
  /** Version of the live list. */
  live: number
  /** When the live list was read, ISO 8601 UTC; '' before the first release. */
  readAt: string
  /** Why the last attempt failed. */
  problem: Pick<NonNullable<PublishedDocument['problem']>, 'code' | 'detail'> | null
  /** Why nothing is published for now. */
  pause?: Pause | undefined
  /** Published entries that cannot be shown: `blogs/{id}`. */
  leftOut: readonly string[]
}

/** Milliseconds from the date of a change to its commit, at most: pictures are encoded in between. */
const UNTIL_COMMIT = 30_000

/** Returns whether the last change of a list is live. */
export function listState({ version, live, problem, pause }: Publishing): 'coming' | 'on' | 'late' {
  if (live >= version) return 'on'
  return problem || pause ? 'late' : 'coming'
}

type Dated = Pick<Post, 'id' | 'is_published' | 'createdAt' | 'updatedAt'>

/** Returns the same for one post. It waits only where it may have changed after the live list was read. */
export function postState({ name }: Pick<PostKind, 'name'>, post: Dated, publishing: Publishing): SiteState {
  const { id, is_published, createdAt, updatedAt } = post
  const { readAt, leftOut } = publishing
  if (is_published && leftOut.includes(`${name}/${id}`)) return 'late'
  const isOlder = readAt !== '' && Date.parse(updatedAt) + UNTIL_COMMIT < Date.parse(readAt)
  const state = isOlder ? 'on' : listState(publishing)
  if (is_published) return state
  // a draft that was never changed was never live
  if (state === 'on' || createdAt === updatedAt) return 'off'
  return state === 'coming' ? 'leaving' : state
}
