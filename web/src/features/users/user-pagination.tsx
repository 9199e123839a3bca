import { Trans } from '@lingui/react/macro'
import { USERS_PER_PAGE } from 'domain/limits.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Pagination } from '#components/controls/pagination.tsx'

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

interface UserPaginationProps {
  /** The page that is shown, from 1. */
  current: number
  /** Users on this page. */
  shown: number
  /** Users on all pages. */
  total: number
  hasNext: boolean
  /** Called with the number of the page before or after. */
  onChoose: (page: number) => void
  /** What else is done with the whole list. */
  children?: ReactNode
}

/** Where in the list the page stands, and the pages beside it. */
export function UserPagination({ current, shown, total, hasNext, onChoose, children }: UserPaginationProps) {
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
