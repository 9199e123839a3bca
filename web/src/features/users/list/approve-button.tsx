import { Trans } from '@lingui/react/macro'
import { type Actor, can } from 'domain/permissions.ts'
import type { UserListItem } from 'domain/user.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { useApprove } from './use-approve.ts'

// one of many in a list, so only its words have the accent colour
const RowButton = styled(Button)`
  padding-inline: 10px;
  color: var(--accent);

  &:not(:disabled):hover {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
`

interface ApproveButtonProps {
  actor: Actor
  user: UserListItem
  /** Id of her name: the button itself says no more than Approve. */
  describedBy: string
  onApproved: () => void
  /** As wide as its card. */
  isWide?: boolean
}

/** Only for who is not approved, and never for oneself. */
export function ApproveButton({ actor, user, describedBy, onApproved, isWide }: ApproveButtonProps) {
  const { mutate, isPending } = useApprove(onApproved)
  if (user.is_approved || !can(actor, 'user:approve', user.id)) return null
  const button = {
    type: 'button',
    disabled: isPending,
    'aria-busy': isPending,
    onClick: () => mutate(user),
  } as const
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
