import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Page not found`} description={t`There is no page at this address.`} />
      <PageBanner title="404" crumb="404" art="banner-not-found" />
      <Notice art="not-found">
        <h2>
          <Trans>Oops! Page Not Found!</Trans>
        </h2>
        <p>
          <Trans>
            We're sorry but we can't seem to find the page you requested. This might be because you have typed
            the web address incorrectly.
          </Trans>
        </p>
        <ButtonLink to={paths.home}>
          <Trans>Back to home</Trans>
        </ButtonLink>
      </Notice>
    </>
  )
}
