import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'

/** Filled, so that it differs from the safe answer. */
const Delete = styled(Button)`
  background: var(--danger);
  color: var(--on-accent);
`

interface DeleteDialogProps {
  /** The question. */
  title: string
  /** What is deleted, and what else goes with it. */
  children?: ReactNode
  /** The button's text. */
  action?: ReactNode
  deletion: { mutate: () => void; isPending: boolean }
  onClose: () => void
}

/** Asks before something is deleted for good. */
export const DeleteDialog = ({
  title,
  children,
  action = <Trans>Delete</Trans>,
  deletion: { mutate, isPending },
  onClose,
}: DeleteDialogProps) => (
  <Question
    title={title}
    onClose={onClose}
    answers={
      <>
        <SafeAnswer $kind="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </SafeAnswer>
        <Delete type="button" $kind="danger" aria-busy={isPending} onClick={() => mutate()}>
          {isPending ? <Trans>Deleting...</Trans> : action}
        </Delete>
      </>
    }
  >
    {children}
    <p>
      <Trans>This cannot be undone.</Trans>
    </p>
  </Question>
)
