import { Trans, useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { tickBox } from '#components/fields/tick-field.tsx'
import type { ListedUser } from '../api.ts'
import { rowKey } from './row-focus.ts'
import type { UserListProps } from './user-rows.tsx'

const Hit = styled.label`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  cursor: pointer;

  > input {
    ${tickBox}
  }
`

interface SelectBoxProps {
  label: string
  isChecked: boolean
  /** Whether only some of the rows are selected. */
  isMixed?: boolean
  /** Id of the row's user; undefined for all rows. */
  id?: string
  onChange: (isChecked: boolean) => void
}

/** Selects a row, or all rows of a page. */
export const SelectBox = ({ label, isChecked, isMixed = false, id, onChange }: SelectBoxProps) => (
  <Hit>
    <input
      ref={(input) => {
        if (input) input.indeterminate = isMixed
      }}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      {...(id !== undefined && rowKey(id))}
    />
  </Hit>
)

/** Returns the selection with a user added or removed. */
export const withChoice = (selected: readonly string[], id: string, isChosen: boolean): readonly string[] =>
  isChosen ? [...selected, id] : selected.filter((other) => other !== id)

const Row = styled.div`
  display: flex;
  gap: var(--s1);
  align-items: center;
  justify-content: flex-end;

  > button {
    white-space: nowrap;
  }
`

// there are many in a list, so only the text has the accent colour
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
  /** Id of the name, which describes View Details and Approve. */
  describedBy: string
  onOpen: (id: string) => void
  onApprove: (user: ListedUser) => void
  onDelete: (user: ListedUser) => void
}

/** Shows the actions on one user. Admins cannot approve or delete themselves. */
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
