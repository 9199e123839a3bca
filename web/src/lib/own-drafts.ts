import { AREAS, ATTEMPTS, dropIdentityDrafts, OF_NOBODY, OWN } from './drafts.ts'
import { DRAFT_PREFIX, removeFromStorage, storageKeys } from './storage.ts'

// apart from drafts.ts, since public pages load that

/** Begins the names of a user's drafts. A space ends the uid, so that no uid begins with another. */
const prefixOf = (uid: string): string => `${OWN}${uid} `

/** Builds the name of a draft of a signed-in user, which only that user reads. */
export const ownDraft = (uid: string, name: string): string => prefixOf(uid) + name

/** Deletes drafts whose names begin with a prefix, and the memory of their last attempts. */
function dropWhere(prefix: string, isDropped: (name: string) => boolean): void {
  for (const area of AREAS)
    for (const kind of [DRAFT_PREFIX, ATTEMPTS])
      for (const key of storageKeys(kind + prefix, area))
        if (isDropped(key.slice(kind.length))) removeFromStorage(key, area)
}

/** Deletes the drafts that are about a person when somebody signs out: others may use the same phone. */
export function dropOwnDrafts(): void {
  dropIdentityDrafts()
  dropWhere(OWN, () => true)
}

/**
 * Deletes the drafts of users whose session is gone. An applicant's draft stays.
 * @param uid of the signed-in user; undefined for nobody
 */
export const dropDraftsOfOthers = (uid: string | undefined): void =>
  dropWhere(
    OWN,
    (name) => !name.startsWith(OF_NOBODY) && (uid === undefined || !name.startsWith(prefixOf(uid))),
  )

/** Deletes the drafts whose names begin with a prefix, except one. */
export const dropDrafts = (prefix: string, kept: string): void => dropWhere(prefix, (name) => name !== kept)
