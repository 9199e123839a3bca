import { deriveStatus } from 'domain/status.ts'
import { useState } from 'react'
import type { ListedUser } from '../user-list.ts'

/** A user on the page that is looked at. */
export interface ShownUser {
  /** As she stands now. */
  user: ListedUser
  /** As this page showed her first. */
  first: ListedUser
  /** Tells how she stands now from how she stood before. */
  state: string
  /** Whether she stands otherwise by now: she corrected her application, or somebody else decided on it. */
  hasChanged: boolean
}

/**
 * Remembers how each user was first shown, for as long as she stands on this page: what changes under the pointer is
 * not what was decided on. Only the revision and the status count. A page that is left and come back to is looked at anew.
 */
export function useShownUsers(users: readonly ListedUser[]): ShownUser[] {
  const [remembered, setRemembered] = useState(users)
  const firsts = users.map((user) => remembered.find(({ id }) => id === user.id) ?? user)
  const isKnown = firsts.length === remembered.length && firsts.every((first, n) => first === remembered[n])
  if (!isKnown) setRemembered(firsts)
  return users.map((user, n) => {
    const first = firsts[n] ?? user
    const state = stateOf(user)
    return { user, first, state, hasChanged: !user.is_approved && state !== stateOf(first) }
  })
}

const stateOf = (user: ListedUser): string => `${user.revision} ${deriveStatus(user)}`
