import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Actions, ButtonLink } from '#components/controls/button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { useRupees } from '#lib/format/use-rupees.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { GeneralServices } from './general-services.tsx'
import { Trades } from './trades.tsx'

const Ground = styled.section`
  ${onKora}
`
const Strip = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4) var(--s7);
  align-items: center;
  padding-block: clamp(40px, 6vw, 72px);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Say = styled.div`
  display: grid;
  gap: var(--s4);
  p {
    font-size: var(--t-l);
    line-height: 1.5;
  }
`

/** Asks visitors to join and names the lowest yearly fee. */
function JoinStrip() {
  const inRupees = useRupees()
  const joining = useContent('joining')
  const services = useContent('services')
  if (!joining || !services) return null
  const fees = joining.fees.map(({ everyYear }) => everyYear)
  const lowest = inRupees(Math.min(...fees))
  return (
    <Ground aria-labelledby="join-strip">
      <Strip>
        <h2 id="join-strip">
          <Trans>Not a member yet?</Trans>
        </h2>
        <Say>
          <p>
            {services.open}{' '}
            {fees.length > 0 ? (
              <Trans>Everything else is for members, from {lowest} a year.</Trans>
            ) : (
              <Trans>Everything else is for members.</Trans>
            )}
          </p>
          <Actions>
            <ButtonLink to={paths.register}>
              <Trans>Join Us Now</Trans>
            </ButtonLink>
            <ButtonLink to={paths.joining} $kind="line">
              <Trans>How to join</Trans>
            </ButtonLink>
          </Actions>
        </Say>
      </Strip>
    </Ground>
  )
}

/** Renders the page Services: services for all businesses, the help desk first, and by trade. */
export function ServicesPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Services`} />
      <PageBanner title={t`Services`} crumb={t`Services`} art="banner-services" />
      <GeneralServices />
      <Trades />
      <JoinStrip />
    </>
  )
}
