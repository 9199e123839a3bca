import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { AttentionNote } from '../attention.tsx'
import { ReasonForm } from '../decisions/reason-form.tsx'
import type { ListedUser } from '../api.ts'

const Names = styled.ul`
  display: grid;
  gap: var(--s1);
  max-block-size: 40dvh;
  overflow: auto;

  > li {
    padding-block: var(--s1);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

interface BulkDialogProps {
  kind: 'approve' | 'reject'
  users: readonly ListedUser[]
  isBusy: boolean
  onApprove: () => void
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks for confirmation before several users are approved, or for the reason before they are rejected. */
export function BulkDialog({ kind, users, isBusy, onApprove, onReject, onClose }: BulkDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const count = users.length
  const names = (
    <Names>
      {users.map((user) => (
        <li key={user.id}>
          <b>{user.full_name}</b>, {user.business}
          {kind === 'approve' && user.email_verified === false && (
            <AttentionNote icon="mail" text={t`E-mail not confirmed: ${user.email}`} />
          )}
        </li>
      ))}
    </Names>
  )
  if (kind === 'approve')
    return (
      <Question
        title={t`Approve applications`}
        onClose={onClose}
        answers={
          <>
            <Button type="button" aria-disabled={isBusy} aria-busy={isBusy} onClick={onApprove}>
              <Plural value={count} one="Approve # application" other="Approve # applications" />
            </Button>
            <SafeAnswer $kind="line" onClick={onClose}>
              <Trans>Cancel</Trans>
            </SafeAnswer>
          </>
        }
      >
        {names}
      </Question>
    )
  return (
    <Dialog title={t`Reject applications`} onClose={onClose}>
      <DialogBody>{names}</DialogBody>
      <DialogFoot>
        <ReasonForm
          firstName={count === 1 ? users[0]?.full_name : undefined}
          {...{ reason, onChange: setReason, isBusy, onSend: onReject, onBack: onClose }}
        />
      </DialogFoot>
    </Dialog>
  )
}
