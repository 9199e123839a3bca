import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { REVIEW_FIELDS, type ReviewField } from 'domain/user-fields.ts'
import { useState } from 'react'
import type { WithId } from '#lib/firebase/use-live.ts'
import { stateOf } from '../api.ts'

interface Changes {
  fields: readonly ReviewField[]
  documents: readonly DocumentName[]
}

/** Lists what has changed in an application since the admin read it. */
export const changesBetween = (read: UserDocument, now: UserDocument): Changes => ({
  fields: REVIEW_FIELDS.filter((name) => read[name] !== now[name]),
  documents: DOCUMENT_NAMES.filter((name) => read[name] !== now[name]),
})

/** Keeps the user as the admin has read it, and tells whether it has changed since. */
export function useReview(user: WithId<UserDocument> | null | undefined) {
  const [read, setRead] = useState<WithId<UserDocument>>()
  const [drawn, setDrawn] = useState<readonly string[]>([])

  if (user && !read) setRead(user)
  const isChanged = !!user && !!read && !user.is_approved && stateOf(user) !== stateOf(read)
  // changes that do not affect a decision count as read
  if (user && read && user !== read && !isChanged) setRead(user)

  return {
    read,
    /** The user was corrected, or someone else has decided. */
    isChanged,
    /** Both card sides have loaded. */
    hasLoaded: !!user && drawn.includes(user.cnic_front) && drawn.includes(user.cnic_back),
    noteLoaded: (address: string) => setDrawn((before) => [...before, address]),
    acknowledge: () => setRead(user ?? undefined),
  }
}
