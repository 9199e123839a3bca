import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { pageSquare } from '../../components/page-square.ts'

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  padding-block-start: var(--s6);
`
const Page = styled.button`
  ${pageSquare}
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
