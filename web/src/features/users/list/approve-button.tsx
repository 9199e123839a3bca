import { Trans } from '@lingui/react/macro'
import { type Actor, can } from 'domain/permissions.ts'
import type { UserListItem } from 'domain/user.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'

// in a row it is one of many, so only its outline is pomegranate
const RowButton = styled(Button)`
  padding-inline: 10px;
  color: var(--anaar);

  &:not(:disabled):hover {
    background: var(--anaar);
    border-color: var(--anaar);
    color: var(--white);
  }
`

interface ApproveButtonProps {
  actor: Actor
  user: UserListItem
  /** Id of her name: the button itself says no more than Approve. */
  describedBy: string
  isBusy: boolean
  onApprove: () => void
  /** As wide as its card. */
  isWide?: boolean
}

/** Only for who is not approved, and never for oneself. */
export function ApproveButton({ actor, user, describedBy, isBusy, onApprove, isWide }: ApproveButtonProps) {
  if (user.is_approved || !can(actor, 'user:approve', user.id)) return null
  const button = { type: 'button', disabled: isBusy, 'aria-busy': isBusy, onClick: onApprove } as const
  return isWide ? (
    <Button {...button} aria-describedby={describedBy} $small $wide>
      <Trans>Approve</Trans>
    </Button>
  ) : (
    <RowButton {...button} aria-describedby={describedBy} $small $kind="line">
      <Trans>Approve</Trans>
    </RowButton>
  )
}
