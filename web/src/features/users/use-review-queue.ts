import { USERS_PER_PAGE } from 'domain/limits.ts'
import { useState } from 'react'
import { fetchUserPage, type UserListPlace, type UserPage } from './user-list.ts'

/** Those who are gone through one after the other, in the order in which they stood when that began. */
interface Walk {
  ids: readonly string[]
  /** Number of the first of them in the whole list, from 1; undefined where the list is not known. */
  first: number | undefined
  total: number
  /** Cursor of those after them; undefined where there are none. */
  next: string | undefined
}

const alone = (id: string): Walk => ({ ids: [id], first: undefined, total: 1, next: undefined })

interface ReviewedList {
  openId: string | undefined
  place: UserListPlace
  /** The page of the list below, once it is there. */
  page: UserPage | undefined
  /** Number of that page, from 1. */
  pageNumber: number
  onOpen: (id: string) => void
}

/** Goes from one user to another without going back to the list; it goes on where the page of the list ends. */
export function useReviewQueue({ openId, place, page, pageNumber, onOpen }: ReviewedList) {
  const [walk, setWalk] = useState<Walk>()
  const [decided, setDecided] = useState<readonly string[]>([])

  // however the dialog was closed, Back included, the next one begins anew
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = openId !== undefined
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (!isOpen) {
      setWalk(undefined)
      setDecided([])
    }
  }
  if (openId !== undefined && !walk?.ids.includes(openId) && page) setWalk(startAt(openId))
  function startAt(id: string): Walk {
    const ids = page?.users.map((user) => user.id) ?? []
    if (!page || !ids.includes(id)) return alone(id)
    return { ids, first: (pageNumber - 1) * USERS_PER_PAGE + 1, total: page.total, next: page.next }
  }

  /** The ids of those after the known ones. @throws as `fetchUserPage` */
  async function goOn({ ids, next, ...rest }: Walk): Promise<readonly string[]> {
    if (next === undefined) return []
    const more = await fetchUserPage({ ...place, cursor: next }, new AbortController().signal)
    const added = more.users.map((user) => user.id).filter((id) => !ids.includes(id))
    setWalk({ ...rest, ids: [...ids, ...added], next: more.next })
    return added
  }

  const at = openId === undefined ? -1 : (walk?.ids.indexOf(openId) ?? -1)
  return {
    /** '2 of 12'; undefined where the list is not known. */
    position:
      walk?.first === undefined || at < 0 ? undefined : { number: walk.first + at, total: walk.total },
    hasPrevious: at > 0,
    hasNext: walk !== undefined && (at < walk.ids.length - 1 || walk.next !== undefined),
    /** Opens the one before. */
    goBack: () => {
      const id = walk?.ids[at - 1]
      if (id !== undefined) onOpen(id)
    },
    /** Opens the one after, decided or not. @throws as `fetchUserPage` */
    goNext: async () => {
      const id = walk && (walk.ids[at + 1] ?? (await goOn(walk))[0])
      if (id !== undefined) onOpen(id)
    },
    /** Who comes after a decision: the next whom nobody has decided on here, from the beginning again at the end. */
    afterDecision: async (id: string): Promise<string | undefined> => {
      if (!walk) return undefined
      const passed = [...decided, id]
      setDecided(passed)
      const isLeft = (other: string) => !passed.includes(other)
      const after = walk.ids.slice(at + 1).find(isLeft)
      return after ?? (await goOn(walk)).find(isLeft) ?? walk.ids.find(isLeft)
    },
    /** Goes through these instead of the list. */
    startWith: (ids: readonly string[]) => {
      setWalk({ ids, first: 1, total: ids.length, next: undefined })
    },
    /** A decision was taken back. */
    reopen: (id: string) => setDecided(decided.filter((other) => other !== id)),
  }
}
