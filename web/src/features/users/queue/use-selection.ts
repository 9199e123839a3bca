import { useState } from 'react'
import type { Outcome } from '#lib/firebase/run-for-each.ts'
import type { Decidable, ListedUser } from '../api.ts'

/** Keeps the selected users, and which revision of each identity card this admin has opened in this session. */
export function useSelection(listed: readonly ListedUser[]) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const [bulkDecision, askForBulkDecision] = useState<'approve' | 'reject'>()
  // users that left the page are no longer selected
  const users = listed.filter(({ id, is_approved: isApproved }) => selected.includes(id) && !isApproved)
  const hasSeenCard = ({ id, revision }: ListedUser) => seen[id] === revision
  const deselect = (ids: readonly string[]) =>
    setSelected((before) => before.filter((id) => !ids.includes(id)))
  return {
    users,
    ids: users.map(({ id }) => id),
    select: setSelected,
    clear: () => setSelected([]),
    deselect,
    hasSeenCard,
    /** Records that both sides of a card were shown, at this revision of the user. */
    markCardSeen: (id: string, revision: number) => setSeen((before) => ({ ...before, [id]: revision })),
    /** Lists the selected users whose current card was not opened. */
    unchecked: users.filter((user) => !hasSeenCard(user)),
    /** Names the decision that the bulk dialog asks about; undefined while it is closed. */
    bulkDecision: users.length > 0 ? bulkDecision : undefined,
    /** Opens the bulk dialog; undefined closes it. */
    askForBulkDecision,
    /** Closes the dialog after a bulk decision. Users that failed stay selected. */
    finish: (outcome: Outcome<Decidable> | undefined) => {
      if (!outcome) return
      askForBulkDecision(undefined)
      deselect(outcome.done.map(({ id }) => id))
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
