import type { Actor } from 'domain/permissions.ts'
import { useRef } from 'react'
import styled from 'styled-components'
import type { ListedUser } from '../user-list.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable } from './user-table.tsx'

const Place = styled.div`
  &:focus {
    outline: none;
  }
`

interface UserRowsProps {
  actor: Actor
  /** Who stands on this page, in this order; never none. */
  users: readonly ListedUser[]
}

/** One page of users: a table where there is room, else cards. */
export function UserRows({ actor, users }: UserRowsProps) {
  const place = useRef<HTMLDivElement>(null)
  // the button that had the focus is gone
  const handleApproved = () => place.current?.focus({ preventScroll: true })
  const list = { actor, users, onApproved: handleApproved }
  return (
    <Place ref={place} tabIndex={-1}>
      <UserTable {...list} />
      <UserCards {...list} />
    </Place>
  )
}
