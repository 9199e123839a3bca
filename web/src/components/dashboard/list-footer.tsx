import { Trans } from '@lingui/react/macro'
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

interface ListFooterProps {
  /** Number of the page, from 1. */
  current: number
  /** Items on a full page. */
  perPage: number
  /** Items on this page. */
  shown: number
  /** Items on all pages; undefined while that is not known. */
  total: number | undefined
  hasNext: boolean
  /** Called with the number of the page before or after. */
  onChoose: (page: number) => void
  /** Actions on the whole list. */
  children?: ReactNode
}

/** Shows which items of how many are on the page, and leads to other pages. */
export function ListFooter({ current, perPage, shown, total, hasNext, onChoose, children }: ListFooterProps) {
  const first = (current - 1) * perPage + 1
  const last = first + shown - 1
  return (
    <Foot>
      {total !== undefined && (
        <span>
          <Trans>
            {first} to {last} of {total}
          </Trans>
        </span>
      )}
      {(current > 1 || hasNext) && <Pages numbers={[current]} {...{ current, hasNext, onChoose }} />}
      {children}
    </Foot>
  )
}
