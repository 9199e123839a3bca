import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { GeneralServices } from './general-services.tsx'
import { JoinStrip } from './join-strip.tsx'
import { Trades } from './trades.tsx'

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
