import { useRef } from 'react'
import styled from 'styled-components'
import type { UserListItem } from 'domain/user.ts'
import { useUsersOnPage } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useApprove } from './use-approve.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable } from './user-table.tsx'

const Place = styled.div`
  &:focus {
    outline: none;
  }
`

interface UserRowsProps {
  session: OpenSession
  /** Who stands on this page, and in which order; never none. */
  users: readonly UserListItem[]
  onApproved: () => void
}

/** One page of users, live: what changes meanwhile shows without asking again. A table where there is room, else cards. */
export function UserRows({ session, users, onApproved }: UserRowsProps) {
  const place = useRef<HTMLDivElement>(null)
  const live = useUsersOnPage(
    session,
    users.map(({ id }) => id),
  )
  const rows = new Map(live.status === 'ready' ? live.data.map((user) => [user.id, user]) : [])
  const { busy, approve } = useApprove(() => {
    // the button that had the focus is gone
    place.current?.focus({ preventScroll: true })
    onApproved()
  })
  const list = {
    actor: session.actor,
    users: users.map((user) => rows.get(user.id) ?? user),
    busy,
    onApprove: approve,
  }
  return (
    <Place ref={place} tabIndex={-1}>
      <UserTable {...list} />
      <UserCards {...list} />
    </Place>
  )
}
