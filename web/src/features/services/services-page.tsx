import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { ForEveryTrade } from './for-every-trade.tsx'
import { JoinStrip } from './join-strip.tsx'
import { Trades } from './trades.tsx'

/** What the chamber does for each trade, and for all of them. */
export function ServicesPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Services`} />
      <PageBanner title={t`Services`} crumb={t`Services`} art="banner-services" />
      <Trades />
      <ForEveryTrade />
      <JoinStrip />
    </>
  )
}
