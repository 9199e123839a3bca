import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Aside } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Gate } from '../form-page.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisteredPanel } from './registered-panel.tsx'
import { useHasEnded } from './use-has-ended.ts'
import { useRedirectIfSignedIn } from './use-redirect-if-signed-in.ts'

const List = styled.ul`
  display: grid;
  gap: var(--s3);
`

/** Whose registration led here, kept with the page's place in the history: a reload or Back shows it again. */
function useRegistered(): string | undefined {
  const isHydrated = useHydrated()
  const state = useLocation().state as { registered?: unknown } | null
  // the file knows of nobody
  return isHydrated && typeof state?.registered === 'string' ? state.registered : undefined
}

/** Sign In. Whoever is signed in already goes on to the dashboard. */
export function LoginPage() {
  const { t } = useLingui()
  const registered = useRegistered()
  const hasEnded = useHasEnded()
  useRedirectIfSignedIn()
  return (
    <>
      <PageHead
        title={t`Sign In`}
        description={t`Sign in with the e-mail address and the password of your chamber account.`}
      />
      <PageBanner title={t`Sign In`} crumb={t`Sign In`} art="banner-login" />
      <Gate $isToldFirst={registered !== undefined}>
        {registered !== undefined && <RegisteredPanel email={registered} />}
        <LoginForm registered={registered} hasEnded={hasEnded} />
        {registered === undefined && (
          <Aside>
            <h2>
              <Trans>With your account</Trans>
            </h2>
            <List>
              <li>
                <Trans>See where your application stands.</Trans>
              </li>
              <li>
                <Trans>Change your telephone, address and picture.</Trans>
              </li>
              <li>
                <Trans>Download or delete what we keep of you.</Trans>
              </li>
            </List>
          </Aside>
        )}
      </Gate>
    </>
  )
}
