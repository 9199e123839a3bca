import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { EmailChangeNotice } from './email-change-notice.tsx'
import { FirstMailNotice } from './first-mail-notice.tsx'
import { WithoutScripts, WithScripts } from './without-scripts.tsx'

/** Of a link that asks for a yes to a change; that of the first mail has a code of Auth. */
const changeIn = (search: string) => new URLSearchParams(search).get('change')

/** Where the links lead that prove an address: the one of the first mail, and those of a change. */
export function VerifyEmailPage() {
  const { t } = useLingui()
  const isReady = useHydrated()
  const change = isReady ? changeIn(location.search) : null

  return (
    <>
      <PageHead title={t`Confirm your e-mail address`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`E-mail address`} crumb={t`E-mail address`} art="banner-login" />
      <WithoutScripts />
      <WithScripts aria-live="polite">
        {change === null ? <FirstMailNotice isReady={isReady} /> : <EmailChangeNotice code={change} />}
      </WithScripts>
    </>
  )
}
