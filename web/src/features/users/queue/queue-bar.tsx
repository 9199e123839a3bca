import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { ListBar, SelectionBar as Bar } from '#components/dashboard/selection.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { Key, KeyHints } from '#components/controls/key.tsx'

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
