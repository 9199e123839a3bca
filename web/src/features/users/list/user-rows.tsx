import type { Actor } from 'domain/permissions.ts'
import type { ListedUser } from '../user-list.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable } from './user-table.tsx'

export interface UserListProps {
  actor: Actor
  users: readonly ListedUser[]
  /** Whether several can be chosen to be decided on at once. */
  isSelectable: boolean
  selected: readonly string[]
  isBusy: boolean
  onSelect: (ids: readonly string[]) => void
  onOpen: (id: string) => void
  onApprove: (user: ListedUser) => void
  onDelete: (user: ListedUser) => void
}

/** One page of users: a table where there is room, else cards. */
export const UserRows = (props: UserListProps) => (
  <>
    <UserTable {...props} />
    <UserCards {...props} />
  </>
)
