import { useLingui } from '@lingui/react/macro'
import type { Actor } from 'domain/permissions.ts'
import { deriveStatus } from 'domain/status.ts'
import { sentAtOf } from 'domain/user.ts'
import styled from 'styled-components'
import { RoleChip, StatusChip } from '#components/dashboard/chip.tsx'
import { media } from '#styles/media.ts'
import { wideList } from '#styles/narrow-list.ts'
import type { ListedUser } from '../api.ts'
import { AttentionNote, useAttention, WaitingTime } from '../attention.tsx'
import { Person } from './person.tsx'
import { RowActions, SelectBox, withChoice } from './row-controls.tsx'
import { UserTable } from './user-table.tsx'

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);

  ${wideList} {
    display: none;
  }
`

const Card = styled.li<{ $isSelected: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  padding: var(--s4);
  border-inline-start: 4px solid ${({ $isSelected }) => ($isSelected ? 'var(--accent)' : 'transparent')};
  background: var(${({ $isSelected }) => ($isSelected ? '--accent-tint' : '--surface')});
  overflow-wrap: anywhere;
  ${media.forcedColours} {
    border: 1.5px solid;
    border-inline-start: 4px solid ${({ $isSelected }) => ($isSelected ? 'Highlight' : 'Canvas')};
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s2);
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  font-size: var(--t-s);
`

const Buttons = styled.div`
  > div {
    flex-wrap: wrap;
    justify-content: stretch;
    gap: var(--s2);
  }
  > div > button:not([aria-label]) {
    flex: 1 1 auto;
  }
`

function UserCard({ user, ...list }: Omit<UserListProps, 'users'> & { user: ListedUser }) {
  const { t } = useLingui()
  const attention = useAttention(user)
  const id = `card-${user.id}`
  const name = user.full_name
  const isSelected = list.selected.includes(user.id)
  const status = deriveStatus(user)
  return (
    <Card data-user={user.id} $isSelected={isSelected}>
      <Head>
        <Person user={user} id={id} />
        {list.isSelectable && (
          <SelectBox
            id={user.id}
            label={t`Select ${name}`}
            isChecked={isSelected}
            onChange={(isChosen) => list.onSelect(withChoice(list.selected, user.id, isChosen))}
          />
        )}
      </Head>
      <span>{user.business}</span>
      <Chips>
        <RoleChip role={user.role} />
        <StatusChip status={user.suspended ? 'suspended' : status} />
        {status === 'pending' && <WaitingTime since={sentAtOf(user)} />}
      </Chips>
      <Buttons>
        <RowActions user={user} describedBy={id} {...list} />
      </Buttons>
      {attention && <AttentionNote {...attention} />}
    </Card>
  )
}

/** Shows users as a list. A table laid out as blocks would lose its meaning to screen readers. */
function UserCards({ users, ...list }: UserListProps) {
  const { t } = useLingui()
  return (
    <Cards aria-label={t`Users`}>
      {users.map((user) => (
        <UserCard key={user.id} user={user} {...list} />
      ))}
    </Cards>
  )
}

export interface UserListProps {
  actor: Actor
  users: readonly ListedUser[]
  /** Whether users can be selected for a bulk decision. */
  isSelectable: boolean
  selected: readonly string[]
  isBusy: boolean
  onSelect: (ids: readonly string[]) => void
  onOpen: (id: string) => void
  onApprove: (user: ListedUser) => void
  onDelete: (user: ListedUser) => void
}

/** Shows one page of users: a table, or cards where there is little room. */
export const UserRows = (props: UserListProps) => (
  <>
    <UserTable {...props} />
    <UserCards {...props} />
  </>
)
