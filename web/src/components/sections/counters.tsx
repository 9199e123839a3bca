import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useChamberMoney } from '#lib/page-data/use-chamber-money.ts'
import { onGenda } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { toothedFoot, toothedHead } from '#styles/toothed.ts'

const Marigold = styled.section`
  ${onGenda}
  ${toothedHead}
  ${toothedFoot}
`
const Stitched = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    margin-block-start: var(--s2);
    padding-block-start: var(--s3);
    background: var(--running) 0 0 / 100% 3px no-repeat;
    font-weight: 600;
  }
  dd {
    font: 700 clamp(2.25rem, 1.4rem + 3.4vw, 3.75rem) / 1 var(--display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
`

/** Returns the figures; undefined while the content is missing, and where the office counts nothing. */
function useCounters() {
  const counters = useContent('counters')
  return counters && Object.values(counters).some((figure) => figure > 0) ? counters : undefined
}

/** Renders the four counters without a layout of their own; nothing without figures. */
export function CounterList({ className }: { className?: string }) {
  const { i18n } = useLingui()
  const { short } = useChamberMoney()
  const counts = useCounters()
  if (!counts) return null
  return (
    <Stitched className={className}>
      <div>
        <dt>
          <Trans>Donation</Trans>
        </dt>
        <dd>{i18n.number(counts.donations)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Fund Raised</Trans>
        </dt>
        <dd>{short(counts.raisedDollars)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Volunteers</Trans>
        </dt>
        <dd>{i18n.number(counts.volunteers)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Projects</Trans>
        </dt>
        <dd>{i18n.number(counts.projects)}</dd>
      </div>
    </Stitched>
  )
}

const InRow = styled(CounterList)`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s6) var(--s5);
  padding-block: clamp(36px, 5vw, 60px);
  ${media.belowDesktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
  }
`

/** Renders the section with the four counters in a row; two in a row in a narrow window. */
export function Counters() {
  const { t } = useLingui()
  if (!useCounters()) return null
  return (
    <Marigold aria-label={t`The chamber in numbers`}>
      <Wrap>
        <InRow />
      </Wrap>
    </Marigold>
  )
}
