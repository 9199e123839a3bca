import { useState } from 'react'
import type { Outcome } from '../decisions/use-decisions.ts'
import type { ListedUser } from '../api.ts'

/** Keeps the selected users, and which revision of each identity card this admin has opened in this session. */
export function useSelection(listed: readonly ListedUser[]) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const [asked, ask] = useState<'approve' | 'reject'>()
  // users that left the page are no longer selected
  const users = listed.filter(({ id, is_approved: isApproved }) => selected.includes(id) && !isApproved)
  const hasSeen = ({ id, revision }: ListedUser) => seen[id] === revision
  const deselect = (ids: readonly string[]) =>
    setSelected((before) => before.filter((id) => !ids.includes(id)))
  return {
    users,
    ids: users.map(({ id }) => id),
    select: setSelected,
    clear: () => setSelected([]),
    deselect,
    hasSeen,
    noteSeen: (id: string, revision: number) => setSeen((before) => ({ ...before, [id]: revision })),
    unchecked: users.filter((user) => !hasSeen(user)),
    asked: users.length > 0 ? asked : undefined,
    ask,
    /** Closes the dialog after a bulk decision. Users that failed stay selected. */
    finish: (outcome: Outcome | undefined) => {
      if (!outcome) return
      ask(undefined)
      deselect(outcome.done.map(({ id }) => id))
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
