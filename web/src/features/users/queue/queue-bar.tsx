import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { Key, KeyHints } from '../keys/key.tsx'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;
  min-block-size: 60px;
  padding-block: var(--s2);
  padding-inline: var(--s4) var(--s2);
  background: var(--surface-sunk);

  > b {
    font-weight: 600;
  }
`

const Queue = styled(Bar)`
  /* a toast stands over the other end there */
  ${media.belowWide} {
    justify-content: flex-start;
    > button {
      order: -1;
    }
  }
`

const AllKeys = styled(Button)`
  padding-inline: var(--s2);
  color: var(--ink-soft);
  font-weight: 400;
  text-decoration: none;
`

interface QueueBarProps {
  total: number
  onStart: () => void
  onAllKeys: () => void
}

/** How many wait, and the way to the one who waits longest. */
export function QueueBar({ total, onStart, onAllKeys }: QueueBarProps) {
  const { t } = useLingui()
  return (
    <Queue>
      <b>
        <Plural value={total} one="# application waiting" other="# applications waiting" />
      </b>
      <KeyHints
        hints={[
          { keys: ['↑', '↓'], does: t`move` },
          { keys: [t`Enter`], does: t`details` },
          { keys: [t`Space`], does: t`select` },
          { keys: ['/'], does: t`search` },
        ]}
      >
        <AllKeys type="button" $kind="plain" $small onClick={onAllKeys}>
          <Key>?</Key>
          <Trans>Keyboard shortcuts</Trans>
        </AllKeys>
      </KeyHints>
      <Button type="button" $small onClick={onStart}>
        <Trans>Start with the oldest</Trans>
      </Button>
    </Queue>
  )
}

const Night = styled(Bar)`
  ${onNight}
  ${media.forcedColours} {
    border: 2px solid;
  }

  > span {
    flex: 1;
    font-size: var(--t-s);
  }
  ${media.belowTablet} {
    justify-content: flex-start;
    > b {
      flex: 1 0 100%;
    }
    > span:not(:empty) {
      flex: 1 0 100%;
    }
    > span:empty {
      display: none;
    }
  }
  ${media.belowDesktop} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    order: 1;
  }
`

interface SelectionBarProps {
  count: number
  /** How many of them have not been opened as they are. */
  unread: number
  isBusy: boolean
  onApprove: () => void
  onReject: () => void
  onClear: () => void
}

/** What is done with several at once, in the place of the queue's bar. */
export function SelectionBar({ count, unread, isBusy, onApprove, onReject, onClear }: SelectionBarProps) {
  return (
    <Night>
      <b>
        <Trans>{count} selected</Trans>
      </b>
      <span>
        {unread > 0 && (
          <Plural
            value={unread}
            one="You have not checked # identity card. It opens first."
            other="You have not checked # identity cards. They open first."
          />
        )}
      </span>
      <Button type="button" $kind="give" $small aria-disabled={isBusy} onClick={onApprove}>
        {unread > 0 ? <Trans>Check and approve</Trans> : <Trans>Approve…</Trans>}
      </Button>
      <Button type="button" $kind="lineOnDark" $small aria-disabled={isBusy} onClick={onReject}>
        <Trans>Reject…</Trans>
      </Button>
      <Button type="button" $kind="lineOnDark" $small onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </Night>
  )
}
