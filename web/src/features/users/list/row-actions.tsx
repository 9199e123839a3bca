import { Trans, useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import type { ListedUser } from '../user-list.ts'
import { rowKey } from './row-keys.ts'
import type { UserListProps } from './user-rows.tsx'

const Row = styled.div`
  display: flex;
  gap: var(--s1);
  align-items: center;
  justify-content: flex-end;

  > button {
    white-space: nowrap;
  }
`

// one of many in a list, so only its words have the accent colour
const View = styled(Button)`
  padding-inline: 9px;
  color: var(--accent);
`

const Approve = styled(Button)`
  padding-inline: 9px;
`

const Delete = styled(IconButton)`
  flex: none;
  color: var(--danger);
`

interface RowActionsProps extends Pick<UserListProps, 'actor' | 'isSelectable' | 'isBusy'> {
  user: ListedUser
  /** Id of her name: View Details and Approve say no more than that. */
  describedBy: string
  onOpen: (id: string) => void
  onApprove: (user: ListedUser) => void
  onDelete: (user: ListedUser) => void
}

/** What can be done with one user of a list. Approving and deleting oneself is not offered. */
export function RowActions({ actor, user, describedBy, isSelectable, isBusy, ...on }: RowActionsProps) {
  const { t } = useLingui()
  const name = user.full_name
  return (
    <Row>
      <View
        type="button"
        $kind="line"
        $small
        aria-describedby={describedBy}
        {...(!isSelectable && rowKey(user.id))}
        onClick={() => on.onOpen(user.id)}
      >
        <Trans>View Details</Trans>
      </View>
      {!user.is_approved && can(actor, 'user:approve', user.id) && (
        <Approve
          type="button"
          $kind="plain"
          $small
          aria-describedby={describedBy}
          aria-disabled={isBusy}
          onClick={() => !isBusy && on.onApprove(user)}
        >
          <Trans>Approve</Trans>
        </Approve>
      )}
      {can(actor, 'user:delete', user.id) && (
        <Delete type="button" aria-label={t`Delete ${name}`} onClick={() => on.onDelete(user)}>
          <Icon name="bin" />
        </Delete>
      )}
    </Row>
  )
}
