import { Trans } from '@lingui/react/macro'
import { USERS_PER_PAGE } from 'domain/limits.ts'
import type { UserTab } from 'domain/user.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useExportUsers } from '../api.ts'
import { Button } from '#components/controls/button.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'

/** Saves all users of the list as a CSV file for a spreadsheet. */
export function ExportButton(list: { tab: UserTab; search: string }) {
  const { mutate, isPending } = useExportUsers(list)
  return (
    <Button
      type="button"
      $kind="plain"
      $small
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      <WorkIcon name="download" />
      <Trans>Export this list (CSV)</Trans>
    </Button>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding-block-start: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
`

const Pages = styled(Pagination)`
  font-size: 1rem;
`

interface ListFooterProps {
  /** Number of the page, from 1. */
  current: number
  /** Users on this page. */
  shown: number
  /** Users on all pages. */
  total: number
  hasNext: boolean
  /** Called with the number of the page before or after. */
  onChoose: (page: number) => void
  /** Actions on the whole list. */
  children?: ReactNode
}

/** Shows which users of how many are on the page, and leads to other pages. */
export function ListFooter({ current, shown, total, hasNext, onChoose, children }: ListFooterProps) {
  const first = (current - 1) * USERS_PER_PAGE + 1
  const last = first + shown - 1
  return (
    <Foot>
      <span>
        <Trans>
          {first} to {last} of {total}
        </Trans>
      </span>
      {(current > 1 || hasNext) && <Pages numbers={[current]} {...{ current, hasNext, onChoose }} />}
      {children}
    </Foot>
  )
}
