import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { DonationForm } from './donation-form.tsx'

const Closed = styled(Wrap)`
  padding-block: var(--s8) var(--section);
`

/** Stands in the place of the form until the site is opened. */
const NotOpen = () => (
  <Closed>
    <p>
      <Trans>
        This site is not open, so you cannot donate here. If you want to help now, please{' '}
        <Link to={paths.contact}>write to us</Link>.
      </Trans>
    </p>
  </Closed>
)

/** Renders the page Make a Donation. */
export function DonatePage() {
  const { t } = useLingui()
  const giving = useContent('giving')
  const isClosed = usePageData()?.isClosed
  return (
    <>
      <PageHead title={t`Make a Donation`} {...(giving && { description: giving.stitchMeans })} />
      <PageBanner title={t`Make a Donation`} crumb={t`Make a Donation`} art="banner-donate" />
      {isClosed ? (
        <NotOpen />
      ) : giving ? (
        <DonationForm giving={giving} />
      ) : (
        <Loading text={t`Loading the form...`} />
      )}
    </>
  )
}
