import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { ListBar, SelectionBar as Bar } from '#components/dashboard/selection.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { Key, KeyHints } from '#components/controls/key.tsx'
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

export type UserSelection = ReturnType<typeof useSelection>

const Line = styled.p`
  margin-block-end: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);

  > b {
    color: var(--ink);
  }
`

/** Shows how the queue is ordered, the deadline, and how many of all applications are past it. */
export function ResponseTimeNotice({ late }: { late: number }) {
  const { readingDays } = useOrganisation()
  return (
    <Line>
      <Trans>
        Oldest first. Deadline: <Plural value={readingDays} one="# working day" other="# working days" />.
      </Trans>{' '}
      {late > 0 && (
        <b>
          <Plural value={late} one="# is late" other="# are late" />
        </b>
      )}
    </Line>
  )
}

const Queue = styled(ListBar)`
  /* toasts cover the other end */
  ${media.belowWide} {
    justify-content: flex-start;
    > button {
      order: -1;
    }
  }
`

const ShortcutsButton = styled(Button)`
  padding-inline: var(--s2);
  color: var(--ink-soft);
  font-weight: 400;
  text-decoration: none;
`

interface QueueBarProps {
  total: number
  onStart: () => void
  onShowShortcuts: () => void
}

/** Shows how many applications wait, and opens the oldest. */
export function QueueBar({ total, onStart, onShowShortcuts }: QueueBarProps) {
  const { t } = useLingui()
  return (
    <Queue>
      <b>
        <Plural value={total} one="# application waiting" other="# applications waiting" />
      </b>
      <KeyHints
        hints={[
          { keys: ['↑', '↓'], action: t`move` },
          { keys: [t`Enter`], action: t`details` },
          { keys: [t`Space`], action: t`select` },
        ]}
      >
        <ShortcutsButton type="button" $kind="plain" $small onClick={onShowShortcuts}>
          <Key>?</Key>
          <Trans>All shortcuts</Trans>
        </ShortcutsButton>
      </KeyHints>
      <Button type="button" $small onClick={onStart}>
        <Trans>Start with the oldest</Trans>
      </Button>
    </Queue>
  )
}

interface SelectionBarProps {
  count: number
  /** Number of them whose identity card has not been opened at this revision. */
  unchecked: number
  isBusy: boolean
  onApprove: () => void
  onReject: () => void
  onClear: () => void
}

/** Shows the actions on the selected users, in place of the queue bar. */
export function SelectionBar({ count, unchecked, isBusy, onApprove, onReject, onClear }: SelectionBarProps) {
  return (
    <Bar>
      <b>
        <Trans>{count} selected</Trans>
      </b>
      <span>
        {unchecked > 0 && (
          <Plural
            value={unchecked}
            one="You have not checked # identity card. It opens first."
            other="You have not checked # identity cards. They open first."
          />
        )}
      </span>
      <Button type="button" $kind="give" $small aria-disabled={isBusy} onClick={onApprove}>
        {unchecked > 0 ? <Trans>Check and approve</Trans> : <Trans>Approve…</Trans>}
      </Button>
      <Button type="button" $kind="lineOnDark" $small aria-disabled={isBusy} onClick={onReject}>
        <Trans>Reject…</Trans>
      </Button>
      <Button type="button" $kind="lineOnDark" $small onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </Bar>
  )
}
