import { useLingui } from '@lingui/react/macro'
import { deriveStatus } from 'domain/status.ts'
import styled from 'styled-components'
import { RoleChip, StatusChip } from '#components/dashboard/chip.tsx'
import { wideList } from '#styles/narrow-list.ts'
import { ApproveButton } from './approve-button.tsx'
import { ShownPerson } from './shown-person.tsx'
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
export function UserCards({ rows, ...list }: UserListProps) {
  const { t } = useLingui()
  return (
    <Cards aria-label={t`Users`}>
      {rows.map((shown) => (
        <Card key={shown.user.id}>
          <ShownPerson shown={shown} id={`card-${shown.user.id}`} />
          <span>{shown.user.business}</span>
          <Chips>
            <RoleChip role={shown.user.role} />
            <StatusChip status={deriveStatus(shown.user)} />
          </Chips>
          <ApproveButton {...list} shown={shown} isWide describedBy={`card-${shown.user.id}`} />
        </Card>
      ))}
    </Cards>
  )
}
