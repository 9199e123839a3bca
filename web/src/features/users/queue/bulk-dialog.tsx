import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { Dialog, DialogBody } from '#components/overlay/dialog.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { AttentionNote } from '../attention.tsx'
import type { RejectPanelProps } from '../reject/reject-panel.tsx'
import { EMPTY_DRAFT, type SentRejection } from '../reject/rejection-draft.ts'
import type { ListedUser } from '../api.ts'

const RejectPanel = latePart<RejectPanelProps>(
  'reject',
  async () => (await import('../reject/reject-panel.tsx')).RejectPanel,
)

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
  session: OpenSession
  kind: 'approve' | 'reject'
  users: readonly ListedUser[]
  isBusy: boolean
  onApprove: () => void
  onReject: (rejection: SentRejection) => void
  onClose: () => void
}

/** Asks for confirmation before several users are approved, or for the reasons before they are rejected. */
export function BulkDialog({ session, kind, users, isBusy, onApprove, onReject, onClose }: BulkDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const count = users.length
  const names = (
    <Names>
      {users.map((user) => (
        <li key={user.id}>
          <b>
            <bdi>{user.full_name}</bdi>
          </b>
          , <bdi>{user.business}</bdi>
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
    <Dialog title={t`Reject applications`} size="full" onClose={onClose}>
      <DialogBody>
        {names}
        <RejectPanel
          applicant={undefined}
          {...{ session, draft, onChange: setDraft, isBusy, onSend: onReject, onBack: onClose }}
        />
      </DialogBody>
    </Dialog>
  )
}
