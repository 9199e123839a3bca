import { Trans } from '@lingui/react/macro'
import type { Cause } from 'domain/content/causes.ts'
import styled from 'styled-components'

const Pair = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    color: var(--ink);
    font-size: var(--t-l);
    line-height: 1.3;
  }
`

/** What was raised for a cause and what is aimed at, as the office says it. */
export const Sums = ({ cause, className }: { cause: Cause; className?: string }) => (
  <Pair className={className}>
    <span>
      <Trans>Raised</Trans>
      <b>{cause.raised}</b>
    </span>
    <span>
      <Trans>Goal</Trans>
      <b>{cause.goal}</b>
    </span>
  </Pair>
)
