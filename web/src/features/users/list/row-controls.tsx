import { Trans, useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { type ToggleEvent, useId } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { ListedUser } from '../api.ts'
import { rowKey } from './row-focus.ts'
import type { UserListProps } from './user-rows.tsx'

interface RowActionProps extends Pick<
  UserListProps,
  'actor' | 'isBusy' | 'onOpen' | 'onApprove' | 'onReinstate' | 'onDelete'
> {
  user: ListedUser
  /** Id of the name, which describes View Details and Approve. */
  describedBy: string
}

interface ViewDetailsProps extends Pick<RowActionProps, 'user' | 'describedBy' | 'onOpen'> {
  /** Whether arrow keys focus it. */
  isRow: boolean
  className?: string
}

/** Opens the details of a user. */
export const ViewDetails = ({ user, describedBy, isRow, onOpen, className }: ViewDetailsProps) => (
  <MiniButton
    type="button"
    $kind="plain"
    className={className}
    aria-describedby={describedBy}
    {...(isRow && rowKey(user.id))}
    onClick={() => onOpen(user.id)}
  >
    <span>
      <Trans>View Details</Trans>
    </span>
  </MiniButton>
)

/** Covers a row of a phone, without a visible text, so that a press anywhere opens the details. */
export const CoverRow = styled(ViewDetails)`
  && {
    position: absolute;
    inset: 0;
    z-index: 0;
    overflow: hidden;
    background: none;
    outline-offset: -3px;

    > span {
      ${visuallyHidden}
    }
  }
`

/** Approves an application, or opens one that was not opened yet. Admins cannot approve themselves. */
export const Approve = ({
  actor,
  user,
  describedBy,
  isBusy,
  onApprove,
}: Pick<RowActionProps, 'actor' | 'user' | 'describedBy' | 'isBusy' | 'onApprove'>) =>
  !user.is_approved &&
  can(actor, 'user:approve', user.id) && (
    <MiniButton
      type="button"
      $kind="main"
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      onClick={() => onApprove(user)}
    >
      <Trans>Approve</Trans>
    </MiniButton>
  )

/** Asks before a suspension ends. Shown beside why there is one. */
export const Reinstate = ({
  actor,
  user,
  onReinstate,
}: Pick<RowActionProps, 'actor' | 'user' | 'onReinstate'>) =>
  user.suspended &&
  can(actor, 'user:suspend', user.id) && (
    <MiniButton type="button" $kind="plain" onClick={() => onReinstate(user)}>
      <Trans>Reinstate…</Trans>
    </MiniButton>
  )

const Menu = styled.div`
  position: absolute;
  inset: auto;
  margin: 0;
  padding: var(--s1);
  border: 1.5px solid var(--ink);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--danger);
`

/** Puts an opened menu under its button, at its end, and the focus into it. */
function handleToggle({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>): void {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`)?.getBoundingClientRect()
  if (newState !== 'open' || !button) return
  const isMirrored = getComputedStyle(menu).direction === 'rtl'
  const start = isMirrored ? button.left : button.right - menu.offsetWidth
  menu.style.top = `${button.bottom + scrollY}px`
  menu.style.left = `${Math.max(0, start) + scrollX}px`
  menu.querySelector('button')?.focus()
}

/** Opens the menu of what is rarely done with a user. Admins cannot delete themselves. */
export function RowMenu({ actor, user, onDelete }: Pick<RowActionProps, 'actor' | 'user' | 'onDelete'>) {
  const { t } = useLingui()
  const id = useId()
  const name = user.full_name
  if (!can(actor, 'user:delete', user.id)) return null
  return (
    <>
      <IconButton type="button" aria-label={t`More actions for ${name}`} popoverTarget={id}>
        <WorkIcon name="more" />
      </IconButton>
      <Menu id={id} popover="auto" onToggle={handleToggle}>
        <MiniButton
          type="button"
          $kind="plain"
          aria-label={t`Delete ${name}`}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => onDelete(user)}
        >
          <WorkIcon name="bin" />
          <Trans>Delete</Trans>
        </MiniButton>
      </Menu>
    </>
  )
}
