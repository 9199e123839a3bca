import type { UserDocument } from 'domain/stored/user.ts'
import { useSyncExternalStore } from 'react'

/** A stored user. */
export type Stored = UserDocument & { id: string }

const listeners = new Set<() => void>()
let users: readonly Stored[] = []

/** Returns the stored users. */
export const storedUsers = () => users

/** Replaces the stored users, and tells the listeners. */
export function storeUsers(stored: readonly Stored[]): void {
  users = stored
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands in for the live reads of users: `vi.mock('#lib/firebase/live-queries.ts', () => import('../testing/live-queries.ts'))`. */
export const useUsersOnPage = () => ({ status: 'loading', retry: () => {} })

export const useSitePart = () => ({ status: 'ready', data: null, retry: () => {} })

export const useOneUser = (_session: unknown, uid: string) => {
  const data = useSyncExternalStore(subscribe, storedUsers).find(({ id }) => id === uid) ?? null
  return { status: 'ready', data, retry: () => {} }
}
