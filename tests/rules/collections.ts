import type { ActorName } from './actors.ts'

interface Readers {
  /** Who may read one of its documents. */
  one: readonly ActorName[]
  /** Who may read all of them at once. */
  all: readonly ActorName[]
}

const of = (...actors: ActorName[]): Readers => ({ one: actors, all: actors })

const ADMINS = ['admin', 'admin with capitals', 'admin with the code'] as const
const TEAM = of('team', ...ADMINS)
const NOBODY = of()
// a page of them is read by a query of the app's own
const ADMIN_BY_PAGE: Readers = { one: ADMINS, all: [] }

/** Who may read what the functions store, by collection. */
export const STORED_COLLECTIONS: Record<string, Readers> = {
  users: ADMIN_BY_PAGE,
  decisions: NOBODY,
  // her own has its line among the app's queries
  emailChanges: NOBODY,
  histories: NOBODY,
  secondFactors: NOBODY,
  attempts: NOBODY,
  userIndex: NOBODY,
  uniques: NOBODY,
  blogs: TEAM,
  events: TEAM,
  versions: TEAM,
  site: TEAM,
  intents: NOBODY,
  audit: ADMIN_BY_PAGE,
  rateLimits: NOBODY,
  mail: ADMIN_BY_PAGE,
  // team decides on comments over REST, which keeps the e-mail from her
  donations: ADMIN_BY_PAGE,
  messages: ADMIN_BY_PAGE,
  volunteers: ADMIN_BY_PAGE,
  comments: ADMIN_BY_PAGE,
  suspects: NOBODY,
}

/** Who may read all other collections. */
export const OTHER_COLLECTIONS: Record<string, Readers> = {
  anything: NOBODY,
}

export const COLLECTIONS = { ...STORED_COLLECTIONS, ...OTHER_COLLECTIONS }
