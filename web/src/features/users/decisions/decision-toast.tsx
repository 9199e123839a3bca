import { Trans } from '@lingui/react/macro'
import { UNDO } from 'domain/limits.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import type { DecisionNotice } from './use-decisions.ts'

/** More users than this are shown as a number. */
const MOST_NAMES = 2

/** Shows one or two names, or the number of users. */
export function UserNames({ users }: Pick<DecisionNotice, 'users'>) {
  const language = useLanguage()
  const { length } = users
  const names = users.map(({ full_name }) => full_name)
  if (length <= MOST_NAMES) return <>{formatList(names, language)}</>
  return <Trans>{length} users</Trans>
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s3);
  font-size: var(--t-s);

  b {
    display: block;
  }
  > button {
    flex: none;
    padding-inline: var(--s1);
    margin-inline-start: auto;
    white-space: nowrap;
  }
`

/** Shows the users, the text and Undo. */
const ToastText = ({ notice, onUndo }: { notice: DecisionNotice; onUndo: () => void }) => (
  <Line>
    <span>
      <b>
        <UserNames users={notice.users} />
      </b>
      <span>{notice.text}</span>
    </span>
    {notice.canUndo && (
      <Button type="button" $kind="plain" $small onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    )}
  </Line>
)

interface ToastOptions {
  /** Whether a dialog is open, which shows the notice itself. */
  isInDialog: boolean
  onUndo: () => void
}

/** Shows a notice as a toast while no dialog does, also when the dialog closes while Undo is possible. */
export function useDecisionToast(
  notice: DecisionNotice | undefined,
  { isInDialog, onUndo }: ToastOptions,
): void {
  const shown = useRef<{ notice: DecisionNotice; close: ReturnType<typeof showToast> }>(undefined)

  const hide = () => {
    void shown.current?.close.then((close) => close?.())
    shown.current = undefined
  }

  const show = useEffectEvent((next: DecisionNotice) => {
    const undo = () => {
      hide()
      onUndo()
    }
    const seconds = next.canUndo ? UNDO.shownSeconds * 1_000 : undefined
    const tone = next.tone === 'good' ? 'success' : 'error'
    shown.current = {
      notice: next,
      close: showToast(tone, <ToastText notice={next} onUndo={undo} />, seconds),
    }
  })
  // now, so that a notice can be shown without a connection
  useEffect(() => void loadToasts(), [])
  useEffect(() => {
    // the next action has its own notice
    if (isInDialog || !notice) {
      hide()
      return
    }
    // without Undo, the toast closes by itself
    if (notice.canUndo || !shown.current) show(notice)
  }, [notice, isInDialog])
}
