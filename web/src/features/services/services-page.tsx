import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { GeneralServices } from './general-services.tsx'
import { JoinStrip } from './join-strip.tsx'
import { Trades } from './trades.tsx'

/** Renders the page Services: services by trade and for all businesses. */
export function ServicesPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Services`} />
      <PageBanner title={t`Services`} crumb={t`Services`} art="banner-services" />
      <Trades />
      <GeneralServices />
      <JoinStrip />
    </>
  )
}
