import { useState } from 'react'
import type { Outcome } from '../decisions/act.ts'
import type { ListedUser } from '../user-list.ts'

/** Who of a list is chosen, and whose cards were looked at in this sitting, at which revision. */
export function useSelection(listed: readonly ListedUser[]) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const [asked, ask] = useState<'approve' | 'reject'>()
  // who has left the page has left the choice
  const users = listed.filter(({ id, is_approved: isApproved }) => selected.includes(id) && !isApproved)
  const isSeen = ({ id, revision }: ListedUser) => seen[id] === revision
  const drop = (ids: readonly string[]) => setSelected((before) => before.filter((id) => !ids.includes(id)))
  return {
    users,
    ids: users.map(({ id }) => id),
    choose: setSelected,
    clear: () => setSelected([]),
    drop,
    isSeen,
    noteSeen: (id: string, revision: number) => setSeen((before) => ({ ...before, [id]: revision })),
    unread: users.filter((user) => !isSeen(user)),
    asked: users.length > 0 ? asked : undefined,
    ask,
    /** After several were decided on: who could not be stays chosen. */
    finish: (outcome: Outcome | undefined) => {
      if (!outcome) return
      ask(undefined)
      drop(outcome.done.map(({ id }) => id))
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
