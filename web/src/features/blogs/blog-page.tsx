import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '../../components/page-banner.tsx'
import { PageHead } from '../../components/page-head.tsx'

export function BlogPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Latest News`} />
      <PageBanner title={t`Latest News`} crumb={t`Blog`} art="banner-blog" />
    </>
  )
}
