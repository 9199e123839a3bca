import { useLingui } from '@lingui/react/macro'
import { deriveStatus } from 'domain/status.ts'
import styled from 'styled-components'
import { RoleChip, StatusChip } from '#components/dashboard/chip.tsx'
import { wideList } from '#styles/narrow-list.ts'
import { ApproveButton } from './approve-button.tsx'
import { Person } from './person.tsx'
import type { UserListProps } from './user-table.tsx'

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--s3);

  ${wideList} {
    display: none;
  }
`

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  padding: var(--s4);
  background: var(--surface);
  overflow-wrap: anywhere;
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`

/** Users on a narrow work area: a list, since a table laid out as blocks loses its meaning to screen readers. */
export function UserCards({ actor, users, onApproved }: UserListProps) {
  const { t } = useLingui()
  return (
    <Cards aria-label={t`Users`}>
      {users.map((user) => (
        <Card key={user.id}>
          <Person user={user} id={`card-${user.id}`} />
          <span>{user.business}</span>
          <Chips>
            <RoleChip role={user.role} />
            <StatusChip status={deriveStatus(user)} />
          </Chips>
          <ApproveButton {...{ actor, user, onApproved }} isWide describedBy={`card-${user.id}`} />
        </Card>
      ))}
    </Cards>
  )
}
