import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 14px;
  margin-block-start: var(--s2);
  line-height: 1.4;
  /* the system's letters take two lines: room for both, so nothing moves when the face comes */
  ${media.belowLargePhone} {
    &:lang(ur) > b {
      min-block-size: 3.9em;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-block-size: 44px;
    color: inherit;
    font-weight: 600;
  }
  a::before {
    content: '';
    margin-inline-end: 6px;
    border: 4px solid var(--accent-lit);
    rotate: 45deg;
  }
`

/** Says what a membership costs, with a link to how one joins; nothing if the office names no fees. */
export function FeeLine() {
  const fees = usePageData()?.glance?.fees
  if (!fees) return null
  const { once, yearly } = fees
  return (
    <Line>
      <b>
        {!yearly && <Trans>{once} once</Trans>}
        {!once && <Trans>From {yearly} a year</Trans>}
        {once && yearly && (
          <Trans>
            {once} once, then from {yearly} a year
          </Trans>
        )}
      </b>
      <Link to={paths.joining}>
        <Trans>How to join</Trans> <Icon name="arrow" />
      </Link>
    </Line>
  )
}
