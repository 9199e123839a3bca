import { useLingui } from '@lingui/react/macro'
import { deriveStatus, shownStatus } from 'domain/status.ts'
import type { MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { SelectBox, withChoice } from '#components/dashboard/selection.tsx'
import { clamped, oneLine } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { ListedUser } from '../api.ts'
import { AttentionNote, PendingLine, useAttention } from '../attention.tsx'
import { Person, RoleFacts } from './person.tsx'
import { Approve, Reinstate, RowMenu, ViewDetails } from './row-controls.tsx'
import { rowKey } from './row-focus.ts'
import type { UserListProps } from './user-rows.tsx'

const Table = styled.table<{ $isSelectable: boolean; $hasUnapproved: boolean }>`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);

  col.select {
    inline-size: 52px;
  }
  /* a phone of 19 characters, 158 px, with some to spare */
  col.reach {
    inline-size: 180px;
    &:lang(ur) {
      inline-size: 186px;
    }
  }
  /* an e-mail of 28 letters on one line from 1280 px on, also beside a scroll bar; half of what a wider window has more */
  col.name {
    inline-size: calc(clamp(232px, 100cqi - 632px, 308px) + max(0px, 100cqi - 956px) / 2);
  }
  col.status {
    inline-size: 136px;
  }
  /* one button, since users are approved; the business has the rest */
  col.actions {
    inline-size: 124px;
  }
  ${({ $hasUnapproved, $isSelectable }) =>
    $hasUnapproved &&
    css`
      /* without boxes to select, there is room for such an e-mail at 1366 px */
      col.name {
        inline-size: ${
          $isSelectable
            ? 'calc(206px + max(0px, 100cqi - 956px) / 2)'
            : 'calc(clamp(228px, 100cqi - 728px, 308px) + max(0px, 100cqi - 1036px) / 2)'
        };
      }
      col.status:lang(ur) {
        inline-size: 184px;
      }
      col.actions {
        inline-size: 196px;
        &:lang(ur) {
          inline-size: 206px;
        }
      }
    `}
  col.menu {
    inline-size: 44px;
  }
  th {
    block-size: 44px;
    padding: 0 8px;
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
    block-size: 64px;
    padding: 6px 8px;
    border-block-end: 1px solid var(--line);
    vertical-align: middle;
    font-size: var(--t-s);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  tbody[data-user] {
    cursor: pointer;
  }
  tbody[data-user]:hover td {
    background: #fdfbf6;
  }
  tbody[data-user]:hover b[id] {
    color: var(--accent);
    text-decoration: underline;
  }
  tbody.selected:is(*, :hover) td {
    background: var(--accent-tint);
  }
  :is(th, td):first-child {
    border-inline-start: 4px solid transparent;
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
    block-size: auto;
    padding-block: 0 10px;
    padding-inline-start: ${({ $isIndented }) => ($isIndented ? '60px' : '8px')};
  }
`

const RowAboveNote = styled.tr`
  && > td {
    border-block-end: 0;
  }
`

/** Two values of one cell. The first may take three lines; the second is cut where the column ends. */
const Duo = styled.td`
  font-variant-numeric: proportional-nums;

  > b {
    ${clamped(3)}
    font-weight: 500;
  }
  > span {
    display: block;
    ${oneLine}
    color: var(--ink-soft);
  }
`

const Status = styled.td`
  && {
    padding-inline-end: 0;
  }
  /* a long status takes two lines, and ends before the buttons, which need more than their column */
  > :first-child {
    max-inline-size: calc(100% - 10px);
    white-space: normal;
  }
  > :nth-child(2) {
    display: block;
    padding-inline-start: 2px;
  }
  > span:nth-child(2) {
    color: var(--ink-soft);
  }
`

/* View Details ends where the column ends, in every row */
const Actions = styled.div`
  display: flex;
  gap: var(--s1);
  align-items: center;
  justify-content: flex-end;

  > button {
    padding-inline: 10px;
  }
  > button:last-child {
    padding-inline: 6px;
  }
`

const MenuCell = styled.td`
  && {
    padding-inline: 0;
  }
`

/** Returns whether a press on a row is meant for the row: not for a control in it, nor for text that was just selected. */
const isOnRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  currentTarget.contains(target as Node) &&
  !(target as Element).closest('button, input, label, [popover]') &&
  getSelection()?.isCollapsed !== false

interface RowProps extends Omit<UserListProps, 'users'> {
  user: ListedUser
}

function Row({ user, ...list }: RowProps) {
  const { t } = useLingui()
  const notes = useAttention(user, list.isSelectable)
  const id = `row-${user.id}`
  const name = user.full_name
  const isSelected = list.selected.includes(user.id)
  const status = deriveStatus(user)
  const Line = notes.length > 0 ? RowAboveNote : 'tr'
  return (
    // a larger target for pointers: keyboards reach the same dialog by its button
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody
      data-user={user.id}
      className={isSelected ? 'selected' : undefined}
      onClick={(event) => isOnRow(event) && list.onOpen(user.id)}
    >
      <Line>
        {list.isSelectable && (
          <td>
            <SelectBox
              {...rowKey(user.id)}
              label={t`Select ${name}`}
              isChecked={isSelected}
              onChange={(isChosen) => list.onSelect(withChoice(list.selected, user.id, isChosen))}
            />
          </td>
        )}
        <td>
          <Person user={user} id={id} />
        </td>
        <Duo>
          <b>
            <bdi dir="ltr">{user.phone}</bdi>
          </b>
          <span title={user.city}>
            <bdi>{user.city}</bdi>
          </span>
        </Duo>
        <Duo>
          <b title={user.business}>
            <bdi>{user.business}</bdi>
          </b>
          <RoleFacts user={user} />
        </Duo>
        <Status>
          <StatusChip status={shownStatus(user)} />
          {status === 'pending' && <PendingLine user={user} isQueue={list.isSelectable} />}
        </Status>
        <td>
          <Actions>
            <Approve user={user} describedBy={id} {...list} />
            <ViewDetails user={user} describedBy={id} isRow={!list.isSelectable} onOpen={list.onOpen} />
          </Actions>
        </td>
        <MenuCell>
          <RowMenu user={user} {...list} />
        </MenuCell>
      </Line>
      {notes.length > 0 && (
        <NoteRow $isIndented={list.isSelectable}>
          <td colSpan={list.isSelectable ? 7 : 6}>
            {notes.map((note) => (
              <AttentionNote key={note.icon} {...note}>
                <Reinstate user={user} {...list} />
              </AttentionNote>
            ))}
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
    <Table
      aria-label={t`Users`}
      $isSelectable={list.isSelectable}
      $hasUnapproved={users.some((user) => !user.is_approved)}
    >
      <colgroup>
        {list.isSelectable && <col className="select" />}
        <col className="name" />
        <col className="reach" />
        <col />
        <col className="status" />
        <col className="actions" />
        <col className="menu" />
      </colgroup>
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
          <th scope="col">{t`Phone and city`}</th>
          <th scope="col">{t`Business`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col" colSpan={2}>
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
