import type { UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import type { WithId } from '#lib/firebase/use-live.ts'
import { stateOf } from '../api.ts'

/** What has been read of somebody, and whether she is still as it was read. */
export function useReading(user: WithId<UserDocument> | null | undefined) {
  const [read, setRead] = useState<WithId<UserDocument>>()
  const [drawn, setDrawn] = useState<readonly string[]>([])

  if (user && !read) setRead(user)
  const isChanged = !!user && !!read && !user.is_approved && stateOf(user) !== stateOf(read)
  // what decisions do not ask about, a telephone number of a member, is read as it comes
  if (user && read && user !== read && !isChanged) setRead(user)

  return {
    read,
    /** She has changed since, or somebody else has decided. */
    isChanged,
    /** Both sides of her card can be seen. */
    isDrawn: !!user && drawn.includes(user.cnic_front) && drawn.includes(user.cnic_back),
    noteDrawn: (address: string) => setDrawn((before) => [...before, address]),
    acknowledge: () => setRead(user ?? undefined),
  }
}
