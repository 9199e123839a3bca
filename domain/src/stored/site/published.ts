/** Says that a public list or the office's content has changed, or that something has arrived for the office. */
export interface VersionDocument {
  version: number
  /** Of the comments: how often those of each post have changed, by its id. Absent before this was counted. */
  posts?: Record<string, number>
}

/** What a release is made of: `versions/{kind}` as they stood when its data was read. */
export interface PublishedVersions {
  blogs: number
  events: number
  /** Absent in a release of before there were pages. */
  pages?: number
  comments: number
  site: number
}

/** Everything that has a version. */
export const VERSION_KINDS = [
  'blogs',
  'events',
  'pages',
  'comments',
  'site',
] as const satisfies (keyof PublishedVersions)[]

/** Returns whether two versions are of the same site. */
export const areSame = (a: PublishedVersions, b: PublishedVersions): boolean =>
  VERSION_KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0))

/** Why publishing did not succeed. */
export interface PublishProblem {
  /** Which text says it, and what to do (`texts.publish`). */
  code: 'notPermitted' | 'content' | 'build' | 'diskFull' | 'interrupted' | 'failed'
  /** What stands in the way: the part and field of the content, or the last words of who refused. No one's data. */
  detail: string
  /** ISO 8601 UTC. */
  at: string
  /** How many attempts of this build have failed one after the other, this one too. */
  attempts: number
  /** Of the renderer that failed; '' where there was none. */
  build: string
  /** Names the live release that a failure with the code `build` is about. */
  release?: string
}

/** An admin's pause: until it ends, nothing is released. */
export interface PublishPause {
  /** ISO 8601 UTC. */
  at: string
  /** As the admin wrote it. */
  reason: string
}

/** `site/published`: what is live, since when, and why not what is stored. */
export interface PublishedDocument {
  versions: PublishedVersions
  /** Of the renderer that made it. */
  build: string
  /** Names the release for its target; '' before the first. */
  release: string
  /** Address in Storage of what the release is made of; '' before the first. */
  manifest: string
  /** Since when it is live, and when its data was read. ISO 8601 UTC; '' before the first. */
  at: string
  readAt: string
  /** Files whose side list is older than the rest; they follow in the next release. */
  later: number
  /** What is not on the site as it is stored, since something in it is missing or wrong: `blogs/{id}`, `site/{part}`; twenty at most. */
  leftOut: string[]
  /** When somebody asked to build every page again, ISO 8601 UTC; '' or absent where nobody waits for that. */
  wholeAskedAt?: string
  /** Null or absent where publishing goes on. */
  paused?: PublishPause | null
  /** Of the last attempt; null after one that succeeded. */
  problem: PublishProblem | null
  /** The site began closed, since it was first published by a version that opens sites. Absent for older ones. */
  startsClosed?: true
  /** Held by who publishes now; until then nobody else begins. ISO 8601 UTC. */
  lease: { by: string; until: string } | null
}
