import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Aside } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Gate } from '../form-page.tsx'
import { LoginForm } from './login-form.tsx'
import { useNews } from './news.ts'
import { NewsPanel } from './news-panel.tsx'
import { useRedirectIfSignedIn } from './use-redirect-if-signed-in.ts'

const List = styled.ul`
  display: grid;
  gap: var(--s3);
`

/** Sign In. Whoever is signed in already goes on to the dashboard. */
export function LoginPage() {
  const { t } = useLingui()
  const news = useNews()
  useRedirectIfSignedIn()
  return (
    <>
      <PageHead
        title={t`Sign In`}
        description={t`Sign in with the e-mail address and the password of your chamber account.`}
      />
      <PageBanner title={t`Sign In`} crumb={t`Sign In`} art="banner-login" />
      <Gate $isToldFirst={news !== undefined}>
        {news && <NewsPanel {...news} />}
        <LoginForm known={news?.email} />
        {!news && (
          <Aside>
            <h2>
              <Trans>With your account</Trans>
            </h2>
            <List>
              <li>
                <Trans>Check the status of your application.</Trans>
              </li>
              <li>
                <Trans>See what the office asks you to correct.</Trans>
              </li>
              <li>
                <Trans>Change your phone, address and picture once you are a member.</Trans>
              </li>
            </List>
          </Aside>
        )}
      </Gate>
    </>
  )
}
