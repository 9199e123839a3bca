import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import styled from 'styled-components'

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`

const Page = styled.button`
  display: inline-grid;
  place-items: center;
  min-inline-size: 48px;
  min-block-size: 48px;
  padding-inline: var(--s3);
  border: 2px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
  }
  &[aria-current] {
    background: var(--ink);
    color: var(--on-accent);
  }
  &[aria-disabled='true'] {
    border-color: transparent;
    color: #6c6657;
    cursor: not-allowed;
  }
`

const Gap = styled.span`
  display: grid;
  place-items: center;
  color: var(--ink-soft);
`

interface PaginationProps {
  /** The page that is shown, from 1. */
  current: number
  /**
   * The pages that have a button of their own, dots between those that do not follow each other; where pages are only found
   * one after the other, the current one alone.
   */
  numbers: readonly number[]
  hasNext: boolean
  /** Called with another page than the current one. */
  onChoose: (page: number) => void
  className?: string
}

/** Previous, page numbers, next. Previous on the first page and next on the last one do nothing, and keep the focus. */
export function Pagination({ current, numbers, hasNext, onChoose, className }: PaginationProps) {
  const { t } = useLingui()
  const hasPrevious = current > 1
  return (
    <Row aria-label={t`Pages`} className={className}>
      <Page type="button" aria-disabled={!hasPrevious} onClick={() => hasPrevious && onChoose(current - 1)}>
        <Trans>Previous</Trans>
      </Page>
      {numbers.map((page, index) => (
        <Fragment key={page}>
          {page - (numbers[index - 1] ?? page - 1) > 1 && <Gap aria-hidden="true">…</Gap>}
          <Page
            type="button"
            aria-current={page === current ? 'page' : undefined}
            onClick={() => page !== current && onChoose(page)}
          >
            {page}
          </Page>
        </Fragment>
      ))}
      <Page type="button" aria-disabled={!hasNext} onClick={() => hasNext && onChoose(current + 1)}>
        <Trans>Next</Trans>
      </Page>
    </Row>
  )
}
