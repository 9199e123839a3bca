import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { useRupees } from '#lib/format/use-rupees.ts'
import type { LowestFees } from '#lib/page-data/lowest-fees.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 14px;
  margin-block-start: var(--s3);
  ${media.belowTablet} {
    margin-block-start: var(--s2);
  }
  line-height: 1.4;
`
const Lozenge = styled.i`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  rotate: 45deg;
  background: var(--accent-lit);
  ${media.forcedColours} {
    background: CanvasText;
  }
`
/* the mark never begins a line of its own */
const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 14px;
`
const How = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-block-size: 44px;
  color: inherit;
  font-weight: 600;
  text-underline-offset: 0.2em;
  &:hover {
    color: inherit;
    text-decoration-thickness: 2px;
  }
`

function Fees({ fees: { onJoining, everyYear, isFrom } }: { fees: LowestFees }) {
  const inRupees = useRupees()
  const [once, yearly] = [inRupees(onJoining), inRupees(everyYear)]
  if (everyYear === 0) return <Trans>{once} once</Trans>
  if (onJoining === 0) return isFrom ? <Trans>From {yearly} a year</Trans> : <Trans>{yearly} a year</Trans>
  if (!isFrom)
    return (
      <Trans>
        {once} once, then {yearly} a year
      </Trans>
    )
  return (
    <Trans>
      {once} once, then from {yearly} a year
    </Trans>
  )
}

/** Says what a membership costs, with a link to how one joins; nothing if the office names no fees. */
export function FeeLine() {
  const fees = usePageData()?.glance?.fees
  if (!fees) return null
  return (
    <Line>
      <b>
        <Fees fees={fees} />
      </b>
      <More>
        <Lozenge />
        <How to={paths.joining}>
          <Trans>How to join</Trans> <Icon name="arrow" />
        </How>
      </More>
    </Line>
  )
}
