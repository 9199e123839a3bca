import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { EmailChangeNotice } from './email-change-notice.tsx'
import { FirstMailNotice } from './first-mail-notice.tsx'

const NoScriptsPlace = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  padding-block: var(--section);

  > p {
    max-inline-size: 34em;
    font-size: var(--t-l);
    line-height: 1.5;
  }
`

/** Hides what needs scripts in a browser without them. */
const WithScripts = styled.div`
  ${media.withoutScripts} {
    display: none;
  }
`

/** Explains the link in a browser without scripts. */
function WithoutScripts() {
  const { phone, email } = useOrganisation()
  return (
    <noscript>
      <NoScriptsPlace>
        <h2>
          <Trans>Your address is not confirmed yet</Trans>
        </h2>
        <p>
          <Trans>
            This page needs JavaScript, which is switched off in this browser. Open the link in another
            browser. You can also call <a href={phoneHref(phone)}>{phone}</a> or write from your address to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      </NoScriptsPlace>
    </noscript>
  )
}

/** Returns the code of a change of e-mail; null for the link of a new account, which has a code of Auth. */
const changeIn = (search: string) => new URLSearchParams(search).get('change')

/** The page of links that confirm an e-mail address: of a new account, and of a change. */
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
