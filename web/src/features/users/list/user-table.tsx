import { useLingui } from '@lingui/react/macro'
import { deriveStatus } from 'domain/status.ts'
import { sentAtOf } from 'domain/user.ts'
import styled from 'styled-components'
import { RoleChip, StatusChip } from '#components/dashboard/chip.tsx'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { ListedUser } from '../api.ts'
import { AttentionNote, useAttention, WaitingTime } from '../attention.tsx'
import { Person } from './person.tsx'
import { RowActions, SelectBox, withChoice } from './row-controls.tsx'
import type { UserListProps } from './user-rows.tsx'

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);

  th {
    block-size: 44px;
    padding: 0 6px;
    border-block-end: 2px solid var(--ink);
    text-align: start;
    font-size: var(--t-s);
    font-weight: 600;
    color: var(--ink-soft);
    white-space: nowrap;
  }
  th > span {
    ${visuallyHidden}
  }
  td {
    padding: 8px 6px;
    border-block-end: 1px solid var(--line);
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  tbody[data-user]:hover td {
    background: #fdfbf6;
  }
  tbody.selected td {
    background: var(--accent-tint);
  }
  :is(th, td):first-child {
    border-inline-start: 4px solid transparent;
    padding-inline-start: var(--s2);
    ${media.forcedColours} {
      border-inline-start-color: Canvas;
    }
  }
  tbody.selected td:first-child {
    border-inline-start-color: var(--accent);
    ${media.forcedColours} {
      border-inline-start-color: Highlight;
    }
  }
  /* the row with the focus */
  tbody:has([data-row]:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: -3px;
  }
  ${narrowList} {
    display: none;
  }
`

const NoteRow = styled.tr<{ $isIndented: boolean }>`
  && > td {
    padding-block: 0 10px;
    padding-inline-start: ${({ $isIndented }) => ($isIndented ? '62px' : 'var(--s2)')};
  }
`

const RowAboveNote = styled.tr`
  && > td {
    border-block-end: 0;
  }
`

const Status = styled.td`
  white-space: nowrap;

  > :nth-child(2) {
    display: block;
    padding-inline-start: 2px;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > b:nth-child(2) {
    color: var(--ink);
  }
`

interface RowProps extends Omit<UserListProps, 'users'> {
  user: ListedUser
}

function Row({ user, ...list }: RowProps) {
  const { t } = useLingui()
  const attention = useAttention(user)
  const id = `row-${user.id}`
  const name = user.full_name
  const isSelected = list.selected.includes(user.id)
  const status = deriveStatus(user)
  const Line = attention ? RowAboveNote : 'tr'
  return (
    <tbody data-user={user.id} className={isSelected ? 'selected' : undefined}>
      <Line>
        {list.isSelectable && (
          <td>
            <SelectBox
              id={user.id}
              label={t`Select ${name}`}
              isChecked={isSelected}
              onChange={(isChosen) => list.onSelect(withChoice(list.selected, user.id, isChosen))}
            />
          </td>
        )}
        <td>
          <Person user={user} id={id} />
        </td>
        <td>{user.business}</td>
        <td>
          <RoleChip role={user.role} />
        </td>
        <Status>
          <StatusChip status={user.suspended ? 'suspended' : status} />
          {status === 'pending' && <WaitingTime since={sentAtOf(user)} />}
        </Status>
        <td>
          <RowActions user={user} describedBy={id} {...list} />
        </td>
      </Line>
      {attention && (
        <NoteRow $isIndented={list.isSelectable}>
          <td colSpan={list.isSelectable ? 6 : 5}>
            <AttentionNote {...attention} />
          </td>
        </NoteRow>
      )}
    </tbody>
  )
}

/** Shows users as a table. */
export function UserTable({ users, ...list }: UserListProps) {
  const { t } = useLingui()
  const { selected } = list
  const ids = users.map(({ id }) => id)
  const isAll = ids.every((id) => selected.includes(id))
  return (
    <Table aria-label={t`Users`}>
      <thead>
        <tr>
          {list.isSelectable && (
            <th scope="col">
              <SelectBox
                label={t`Select all on this page`}
                isChecked={isAll}
                isMixed={!isAll && selected.length > 0}
                onChange={(isChosen) => list.onSelect(isChosen ? ids : [])}
              />
            </th>
          )}
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Business`}</th>
          <th scope="col">{t`Role`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col">
            <span>{t`Actions`}</span>
          </th>
        </tr>
      </thead>
      {users.map((user) => (
        <Row key={user.id} user={user} {...list} />
      ))}
    </Table>
  )
}
