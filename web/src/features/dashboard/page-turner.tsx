import { Trans, useLingui } from '@lingui/react/macro'
import { USERS_PER_PAGE } from 'domain/limits.ts'
import styled from 'styled-components'
import { pageSquare } from '../../components/page-square.ts'

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

const Pages = styled.nav`
  display: flex;
  gap: var(--s2);
  font-size: 1rem;
`

const Turn = styled.button`
  ${pageSquare}
`

const Here = styled.span`
  ${pageSquare}
  cursor: default;
`

interface PageTurnerProps {
  /** Of the page, from 0. */
  index: number
  /** Users on this page. */
  shown: number
  total: number
  /** Absent on the first page. */
  onPrevious: (() => void) | undefined
  /** Absent on the last page. */
  onNext: (() => void) | undefined
}

/** Where in the list the page stands, and the pages beside it. */
export function PageTurner({ index, shown, total, onPrevious, onNext }: PageTurnerProps) {
  const { t } = useLingui()
  const first = index * USERS_PER_PAGE + 1
  const last = first + shown - 1
  return (
    <Foot>
      <span>
        <Trans>
          {first} to {last} of {total}
        </Trans>
      </span>
      {(onPrevious || onNext) && (
        <Pages aria-label={t`Pages`}>
          <Turn type="button" disabled={!onPrevious} onClick={onPrevious}>
            <Trans>Previous</Trans>
          </Turn>
          <Here aria-current="page">{index + 1}</Here>
          <Turn type="button" disabled={!onNext} onClick={onNext}>
            <Trans>Next</Trans>
          </Turn>
        </Pages>
      )}
    </Foot>
  )
}
