import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '#styles/media.ts'

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
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
    color: var(--ink);
  }
  &[aria-current] {
    background: var(--ink);
    color: var(--on-accent);
    ${media.forcedColours} {
      border-width: 4px;
      text-decoration: underline;
    }
    @media (forced-colors: active) {
      border-color: Highlight;
    }
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
  /** Number of the page, from 1. */
  current: number
  /** The pages that have a button, with dots between gaps. Lists with cursors name only the current one. */
  numbers: readonly number[]
  hasNext: boolean
  /** Called with a page other than the current one. */
  onChoose: (page: number) => void
  /** Returns the URL of a page, if pages have URLs; then the buttons are links. */
  to?: (page: number) => string
  className?: string
}

interface ChoiceProps extends Pick<PaginationProps, 'onChoose'> {
  to: PaginationProps['to'] | undefined
  page: number
  isCurrent?: boolean
  /** Marks a link that leads nowhere as disabled. */
  isEnd?: boolean
  children: ReactNode
}

function Choice({ page, isCurrent = false, isEnd = false, to, onChoose, children }: ChoiceProps) {
  const handleClick = () => !isCurrent && !isEnd && onChoose(page)
  const common = {
    'aria-current': isCurrent ? 'page' : undefined,
    'aria-disabled': isEnd || undefined,
    onClick: handleClick,
    children,
  } as const
  return to && !isEnd ? <Page as={Link} to={to(page)} {...common} /> : <Page type="button" {...common} />
}

/**
 * Shows Previous, page numbers and Next. Previous on the first page and Next on the last keep the focus but
 * do nothing.
 */
export function Pagination({ current, numbers, hasNext, onChoose, to, className }: PaginationProps) {
  const { t } = useLingui()
  const way = { to, onChoose }
  return (
    <Row aria-label={t`Pages`} className={className}>
      <Choice page={current - 1} isEnd={current <= 1} {...way}>
        <Trans>Previous</Trans>
      </Choice>
      {numbers.map((page, index) => (
        <Fragment key={page}>
          {page - (numbers[index - 1] ?? page - 1) > 1 && <Gap aria-hidden="true">…</Gap>}
          <Choice page={page} isCurrent={page === current} {...way}>
            {page}
          </Choice>
        </Fragment>
      ))}
      <Choice page={current + 1} isEnd={!hasNext} {...way}>
        <Trans>Next</Trans>
      </Choice>
    </Row>
  )
}
