import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { DonationForm } from './donation-form.tsx'

/** Renders the page Make a Donation. */
export function DonatePage() {
  const { t } = useLingui()
  const giving = useContent('giving')
  return (
    <>
      <PageHead title={t`Make a Donation`} {...(giving && { description: giving.stitchMeans })} />
      <PageBanner title={t`Make a Donation`} crumb={t`Make a Donation`} art="banner-donate" />
      {giving ? <DonationForm giving={giving} /> : <Loading text={t`Loading the form...`} />}
    </>
  )
}
