import type { ActorName } from './actors.ts'

interface Readers {
  /** The actors that may read one of its documents. */
  one: readonly ActorName[]
  /** The actors that may read all of them at once. */
  all: readonly ActorName[]
}

const of = (...actors: ActorName[]): Readers => ({ one: actors, all: actors })

const ADMINS = ['admin', 'admin with capitals', 'admin with the code'] as const
const TEAM = of('team', ...ADMINS)
const NOBODY = of()
// the app itself queries one page
const ADMIN_BY_PAGE: Readers = { one: ADMINS, all: [] }

/** The actors that may read each collection that the functions store. */
export const STORED_COLLECTIONS: Record<string, Readers> = {
  users: ADMIN_BY_PAGE,
  decisions: NOBODY,
  // the owner's own document is tested among the app's queries
  emailChanges: NOBODY,
  histories: NOBODY,
  secondFactors: NOBODY,
  attempts: NOBODY,
  userIndex: NOBODY,
  duplicates: NOBODY,
  uniques: NOBODY,
  blogs: TEAM,
  events: TEAM,
  postVersions: NOBODY,
  pages: TEAM,
  versions: TEAM,
  arrivals: TEAM,
  // what does not work is for admins
  site: { one: TEAM.one, all: ADMINS },
  intents: NOBODY,
  audit: ADMIN_BY_PAGE,
  rateLimits: NOBODY,
  mail: ADMIN_BY_PAGE,
  // the team moderates comments over REST, which leaves out the e-mail
  donations: ADMIN_BY_PAGE,
  messages: ADMIN_BY_PAGE,
  volunteers: ADMIN_BY_PAGE,
  comments: ADMIN_BY_PAGE,
  suspects: NOBODY,
  savedReplies: { one: ADMINS, all: [] },
  files: { one: ADMINS, all: [] },
  removals: NOBODY,
}

/** The actors that may read all other collections. */
export const OTHER_COLLECTIONS: Record<string, Readers> = {
  anything: NOBODY,
}

export const COLLECTIONS = { ...STORED_COLLECTIONS, ...OTHER_COLLECTIONS }
