import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  padding-block-start: var(--s6);
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
    color: var(--white);
  }
  &[aria-disabled='true'] {
    border-color: transparent;
    color: #6c6657;
    cursor: not-allowed;
  }
`

interface PagesProps {
  count: number
  /** From 1. */
  current: number
  onChoose: (page: number) => void
}

/** Previous, page numbers, next. Previous on the first page and next on the last one do nothing (spec, section 4). */
export function Pages({ count, current, onChoose }: PagesProps) {
  const { t } = useLingui()
  const go = (page: number) => {
    if (page >= 1 && page <= count && page !== current) onChoose(page)
  }
  return (
    <Row aria-label={t`Pages`}>
      <Page type="button" aria-disabled={current === 1} onClick={() => go(current - 1)}>
        <Trans>Previous</Trans>
      </Page>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <Page
          key={page}
          type="button"
          aria-current={page === current ? 'page' : undefined}
          onClick={() => go(page)}
        >
          {page}
        </Page>
      ))}
      <Page type="button" aria-disabled={current === count} onClick={() => go(current + 1)}>
        <Trans>Next</Trans>
      </Page>
    </Row>
  )
}
