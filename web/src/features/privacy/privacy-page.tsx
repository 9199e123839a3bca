import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { PrivacyText } from './privacy-text.tsx'

/** Renders the page Privacy: what is kept about people, why, who sees it, how long and where. */
export function PrivacyPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Privacy`}
        description={t`What we keep about you, why, who sees it, for how long and where, and how to have it deleted.`}
      />
      <PageBanner title={t`Privacy`} crumb={t`Privacy`} art="banner-privacy" />
      <PrivacyText />
    </>
  )
}
