import { Trans } from '@lingui/react/macro'
import { type Actor, can } from 'domain/permissions.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { changeId } from './shown-person.tsx'
import type { ShownUser } from './shown-user.ts'
import { useApprove } from './use-approve.ts'

// one of many in a list, so only its words have the accent colour
const RowButton = styled(Button)`
  padding-inline: 10px;
  color: var(--accent);

  &:not([aria-disabled='true']):hover {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
`

interface ApproveButtonProps {
  actor: Actor
  shown: ShownUser
  /** Id of her `ShownPerson`: the button itself says no more than Approve. */
  describedBy: string
  onApproved: () => void
  /** Called in the place of approving where she is not any more who was first shown. */
  onAsk: (id: string) => void
  /** As wide as its card. */
  isWide?: boolean
}

/** Only for who is not approved, and never for oneself. */
export function ApproveButton({
  actor,
  shown: { user, hasChanged },
  describedBy,
  onApproved,
  onAsk,
  isWide,
}: ApproveButtonProps) {
  const { mutate, isPending } = useApprove(onApproved)
  const handleClick = () => {
    if (isPending) return
    if (hasChanged) onAsk(user.id)
    else mutate(user)
  }
  if (user.is_approved || !can(actor, 'user:approve', user.id)) return null
  const button = {
    type: 'button',
    // a button that is disabled would lose the focus
    'aria-disabled': isPending,
    'aria-busy': isPending,
    'aria-describedby': `${describedBy} ${changeId(describedBy)}`,
    onClick: handleClick,
  } as const
  return isWide ? (
    <Button {...button} $small $wide>
      <Trans>Approve</Trans>
    </Button>
  ) : (
    <RowButton {...button} $small $kind="line">
      <Trans>Approve</Trans>
    </RowButton>
  )
}
