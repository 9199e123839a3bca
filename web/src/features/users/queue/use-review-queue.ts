import { USERS_PER_PAGE } from 'domain/values/list-limits.ts'
import { deriveStatus } from 'domain/status.ts'
import { useState } from 'react'
import { fetchUserPage, type UserQuery, type UserPage } from '../api.ts'

/** Lists the users to review one after the other, in their order at the start. */
interface Review {
  ids: readonly string[]
  /** Lists those who wait for a decision. */
  pending: readonly string[]
  /** Holds the number of the first one in the whole list, from 1; undefined if the list is not known. */
  first: number | undefined
  total: number
  /** Holds the cursor of the users after these; undefined if there are none. */
  next: string | undefined
}

/** Returns a review of one user, whose list is not known. */
const reviewOfOne = (id: string): Review => ({
  ids: [id],
  pending: [],
  first: undefined,
  total: 1,
  next: undefined,
})

const pendingOf = ({ users }: UserPage): string[] =>
  users.filter((user) => deriveStatus(user) === 'pending').map(({ id }) => id)

interface ReviewQueueOptions {
  openId: string | undefined
  query: UserQuery
  /** Holds the page of the list behind the dialog, once loaded. */
  page: UserPage | undefined
  /** Holds the number of that page, from 1. */
  pageNumber: number
  onOpen: (id: string) => void
}

/** Moves from user to user without going back to the list, and loads more where the page ends. */
export function useReviewQueue({ openId, query, page, pageNumber, onOpen }: ReviewQueueOptions) {
  const [review, setReview] = useState<Review>()
  const [decided, setDecided] = useState<readonly string[]>([])

  // a closed dialog ends the review, also when Back closed it
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = openId !== undefined
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (!isOpen) {
      setReview(undefined)
      setDecided([])
    }
  }
  if (openId !== undefined && !review?.ids.includes(openId) && page) setReview(startAt(openId))
  function startAt(id: string): Review {
    const ids = page?.users.map((user) => user.id) ?? []
    if (!page || !ids.includes(id)) return reviewOfOne(id)
    const first = (pageNumber - 1) * USERS_PER_PAGE + 1
    return { ids, pending: pendingOf(page), first, total: page.total, next: page.next }
  }

  /** Loads the ids after the known ones. @throws as `fetchUserPage` */
  async function loadMore({ ids, pending, next, ...rest }: Review): Promise<Pick<Review, 'ids' | 'pending'>> {
    if (next === undefined) return { ids: [], pending: [] }
    const more = await fetchUserPage({ ...query, cursor: next }, new AbortController().signal)
    const added = more.users.map((user) => user.id).filter((id) => !ids.includes(id))
    const waiting = pendingOf(more)
    setReview({ ...rest, ids: [...ids, ...added], pending: [...pending, ...waiting], next: more.next })
    return { ids: added, pending: waiting }
  }

  const at = openId === undefined ? -1 : (review?.ids.indexOf(openId) ?? -1)
  return {
    /** Holds the place of the open user, such as 2 of 12; undefined if the list is not known. */
    position:
      review?.first === undefined || at < 0 ? undefined : { number: review.first + at, total: review.total },
    hasPrevious: at > 0,
    hasNext: review !== undefined && (at < review.ids.length - 1 || review.next !== undefined),
    /** Opens the previous user. */
    goToPrevious: () => {
      const id = review?.ids[at - 1]
      if (id !== undefined) onOpen(id)
    },
    /** Opens the next user, decided or not. @throws as `fetchUserPage` */
    goToNext: async () => {
      const id = review && (review.ids[at + 1] ?? (await loadMore(review)).ids[0])
      if (id !== undefined) onOpen(id)
    },
    /** Returns the next application without a decision, starting again at the beginning; undefined if there is none. */
    afterDecision: async (id: string): Promise<string | undefined> => {
      if (!review) return undefined
      const doneIds = [...decided, id]
      setDecided(doneIds)
      const isLeft = (other: string) => !doneIds.includes(other)
      const { ids, pending } = review
      const after = ids.slice(at + 1).find((other) => pending.includes(other) && isLeft(other))
      return after ?? (await loadMore(review)).pending.find(isLeft) ?? pending.find(isLeft)
    },
    /** Reviews these users instead of the list. */
    reviewOnly: (ids: readonly string[]) => {
      setReview({ ids, pending: ids, first: 1, total: ids.length, next: undefined })
    },
    /** Notes that a decision was undone. */
    reopen: (id: string) => setDecided(decided.filter((other) => other !== id)),
  }
}
