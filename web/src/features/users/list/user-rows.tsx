import type { Actor } from 'domain/permissions.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { ListedUser } from '../user-list.ts'
import { ChangedDialog } from './changed-dialog.tsx'
import { ChangeNews } from './change-news.tsx'
import { useShownUsers } from './shown-user.ts'
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
  const rows = useShownUsers(users)
  const [askedId, setAskedId] = useState<string>()
  const asked = rows.find(({ user }) => user.id === askedId)
  const focusPlace = () => place.current?.focus({ preventScroll: true })
  // closed at once, since nothing behind an open dialog takes the focus
  const close = () => flushSync(() => setAskedId(undefined))
  const handleClose = () => {
    close()
    // somebody else approved her meanwhile: the button that the focus goes back to is gone
    if (document.activeElement === document.body) focusPlace()
  }
  // the button that had the focus is gone
  const handleApproved = () => {
    close()
    focusPlace()
  }
  const list = { actor, rows, onApproved: handleApproved, onAsk: setAskedId }
  return (
    <Place ref={place} tabIndex={-1}>
      <UserTable {...list} />
      <UserCards {...list} />
      <ChangeNews rows={rows} />
      {asked && (
        <ChangedDialog key={askedId} shown={asked} onClose={handleClose} onApproved={handleApproved} />
      )}
    </Place>
  )
}
