import { useState } from 'react'
import type { ListedUser } from '../user-list.ts'

/** A user on the page that is looked at. */
export interface ShownUser {
  /** As she stands now. */
  user: ListedUser
  /** As this page showed her first. */
  first: ListedUser
  /** Whether her application is another one by now: she corrected it, and it is not approved. */
  hasChanged: boolean
}

/**
 * Remembers how each user was first shown, for as long as she stands on this page: what changes under the pointer is
 * not what was decided on. Only the revision counts. A page that is left and come back to is looked at anew.
 */
export function useShownUsers(users: readonly ListedUser[]): ShownUser[] {
  const [remembered, setRemembered] = useState(users)
  const firsts = users.map((user) => remembered.find(({ id }) => id === user.id) ?? user)
  const isKnown = firsts.length === remembered.length && firsts.every((first, n) => first === remembered[n])
  if (!isKnown) setRemembered(firsts)
  return users.map((user, n) => {
    const first = firsts[n] ?? user
    return { user, first, hasChanged: !user.is_approved && user.revision !== first.revision }
  })
}
