import { Trans, useLingui } from '@lingui/react/macro'
import { USERS_PER_PAGE } from 'domain/limits.ts'
import styled from 'styled-components'

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

  > * {
    display: inline-grid;
    place-items: center;
    min-inline-size: 48px;
    min-block-size: 48px;
    padding-inline: var(--s3);
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 600;
  }
  > button {
    cursor: pointer;
  }
  > button:hover {
    border-color: var(--ink);
  }
  > button:disabled {
    border-color: transparent;
    color: #6c6657;
    cursor: not-allowed;
  }
  > [aria-current] {
    background: var(--ink);
    color: var(--white);
  }
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
          <button type="button" disabled={!onPrevious} onClick={onPrevious}>
            <Trans>Previous</Trans>
          </button>
          <span aria-current="page">{index + 1}</span>
          <button type="button" disabled={!onNext} onClick={onNext}>
            <Trans>Next</Trans>
          </button>
        </Pages>
      )}
    </Foot>
  )
}
