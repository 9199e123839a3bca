import { useLingui } from '@lingui/react/macro'
import type { Actor } from 'domain/permissions.ts'
import { deriveStatus } from 'domain/status.ts'
import styled from 'styled-components'
import { RoleChip, StatusChip } from '#components/dashboard/chip.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { ApproveButton } from './approve-button.tsx'
import { ShownPerson } from './shown-person.tsx'
import type { ShownUser } from './shown-user.ts'

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  background: var(--surface);

  th {
    padding: 0 10px;
    block-size: 44px;
    border-block-end: 2px solid var(--ink);
    text-align: start;
    font-size: var(--t-s);
    font-weight: 600;
    color: var(--ink-soft);
    white-space: nowrap;
  }
  /* name, business, role, status, actions */
  th:nth-child(1) {
    inline-size: 38%;
  }
  th:nth-child(2) {
    inline-size: 25%;
  }
  th:nth-child(n + 3) {
    inline-size: 12%;
  }
  th > span {
    ${visuallyHidden}
  }
  td {
    padding: 8px 10px;
    border-block-end: 1px solid var(--line);
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  tbody tr:hover {
    background: #fdfbf6;
  }
  :is(th, td):first-child {
    padding-inline-start: var(--s4);
  }
  ${narrowList} {
    display: none;
  }
`

const Actions = styled.td`
  text-align: end;
  white-space: nowrap;
`

export interface UserListProps {
  actor: Actor
  rows: readonly ShownUser[]
  /** Called when somebody has been approved. */
  onApproved: () => void
  /** Called with the id of somebody who is to be approved, but has changed. */
  onAsk: (id: string) => void
}

/** Users on a wide work area. */
export function UserTable({ rows, ...list }: UserListProps) {
  const { t } = useLingui()
  return (
    <Table aria-label={t`Users`}>
      <thead>
        <tr>
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Business`}</th>
          <th scope="col">{t`Role`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col">
            <span>{t`Actions`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((shown) => (
          <tr key={shown.user.id}>
            <td>
              <ShownPerson shown={shown} id={`row-${shown.user.id}`} />
            </td>
            <td>{shown.user.business}</td>
            <td>
              <RoleChip role={shown.user.role} />
            </td>
            <td>
              <StatusChip status={deriveStatus(shown.user)} />
            </td>
            <Actions>
              <ApproveButton {...list} shown={shown} describedBy={`row-${shown.user.id}`} />
            </Actions>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
