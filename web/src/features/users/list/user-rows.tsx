import { useLingui } from '@lingui/react/macro'
import type { Actor } from 'domain/permissions.ts'
import { deriveStatus, shownStatus } from 'domain/status.ts'
import styled from 'styled-components'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import { SelectBox, withChoice } from '#components/dashboard/selection.tsx'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { wideList } from '#styles/narrow-list.ts'
import type { ListedUser } from '../api.ts'
import { PersonName } from '../person-name.tsx'
import { AttentionNote, PendingLine, useAttention } from '../attention.tsx'
import { Approve, CoverRow, Reinstate, RowMenu } from './row-controls.tsx'
import { rowKey } from './row-focus.ts'
import { UserTable } from './user-table.tsx'

const Rows = styled.ul`
  border: 1px solid var(--line);
  background: var(--surface);

  ${wideList} {
    display: none;
  }
`

/* a press anywhere opens the details: their button covers the row, below the other controls */
const Row = styled.li<{ $isSelected: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
  padding: 12px;
  padding-inline-start: 8px;
  border-inline-start: 4px solid ${({ $isSelected }) => ($isSelected ? 'var(--accent)' : 'transparent')};
  background: var(${({ $isSelected }) => ($isSelected ? '--accent-tint' : '--surface')});
  line-height: 1.35;

  & + & {
    border-block-start: 1px solid var(--line);
  }
  > p {
    grid-column: 1 / -1;

    button {
      position: relative;
      z-index: 1;
    }
  }
  ${media.forcedColours} {
    border-inline-start-color: ${({ $isSelected }) => ($isSelected ? 'Highlight' : 'Canvas')};
  }
`

const Start = styled.div`
  display: grid;
  gap: 6px;
  justify-items: center;

  label {
    position: relative;
    z-index: 1;
  }
`

const About = styled.div`
  min-inline-size: 0;
  font-size: var(--t-s);
  overflow-wrap: anywhere;

  > b {
    font-size: 1rem;
  }
  > small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > small:first-of-type {
    ${clamped(2)}
  }
`

const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  margin-block-start: 4px;

  & + * {
    display: block;
  }
`

const End = styled.div`
  display: grid;
  gap: 6px;
  justify-items: end;
  /* on phones with text of about twice the size the name needs the whole line */
  @container (max-width: 17rem) {
    grid-column: 2;
    display: flex;
    justify-content: space-between;
  }

  > button {
    position: relative;
    z-index: 1;
  }
`

function UserRow({ user, ...list }: Omit<UserListProps, 'users'> & { user: ListedUser }) {
  const { t } = useLingui()
  const roles = useRoleNames()
  const notes = useAttention(user, list.isSelectable)
  const id = `card-${user.id}`
  const name = user.full_name
  const isSelected = list.selected.includes(user.id)
  const status = deriveStatus(user)
  return (
    <Row data-user={user.id} $isSelected={isSelected}>
      <Start>
        <PersonPicture user={user} />
        {list.isSelectable && (
          <SelectBox
            {...rowKey(user.id)}
            label={t`Select ${name}`}
            isChecked={isSelected}
            onChange={(isChosen) => list.onSelect(withChoice(list.selected, user.id, isChosen))}
          />
        )}
      </Start>
      <About>
        <b id={id}>
          <PersonName user={user} />
        </b>
        <small>
          <bdi>{[user.business, user.city].filter(Boolean).join(' · ')}</bdi>
        </small>
        <small>
          <EmailText email={user.email} />
        </small>
        <Chips>
          <StatusChip status={shownStatus(user)} />
          <span>{roles[user.role]}</span>
        </Chips>
        {status === 'pending' && <PendingLine user={user} isQueue={list.isSelectable} />}
      </About>
      <End>
        <CoverRow user={user} describedBy={id} isRow={!list.isSelectable} onOpen={list.onOpen} />
        <Approve user={user} describedBy={id} {...list} />
        <RowMenu user={user} {...list} />
      </End>
      {notes.map((note) => (
        <AttentionNote key={note.icon} {...note}>
          <Reinstate user={user} {...list} />
        </AttentionNote>
      ))}
    </Row>
  )
}

/** Shows users as a list. A table laid out as blocks would lose its meaning to screen readers. */
function UserList({ users, ...list }: UserListProps) {
  const { t } = useLingui()
  return (
    <Rows aria-label={t`Users`}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} {...list} />
      ))}
    </Rows>
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
  onReinstate: (user: ListedUser) => void
  onDelete: (user: ListedUser) => void
}

/** Shows one page of users: a table, or rows where there is little room. */
export const UserRows = (props: UserListProps) => (
  <>
    <UserTable {...props} />
    <UserList {...props} />
  </>
)
