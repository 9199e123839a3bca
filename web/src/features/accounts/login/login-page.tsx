import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Aside } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { addressAfterLogin } from '#lib/after-login.ts'
import { ShortFormLayout } from '../short-form.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginNoticePanel, useLoginNotice } from './login-notice.tsx'

/** Leads a signed-in user to the page in `?next`, else to the dashboard; or to the code that is missing. */
function useRedirectIfSignedIn(onCode: () => void) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const leadToCode = useEffectEvent(onCode)
  useEffect(() => {
    let isCancelled = false
    const redirectIfSignedIn = async () => {
      const { isSignedIn } = await import('#lib/firebase/auth.ts')
      if (!(await isSignedIn()) || isCancelled) return
      if (new URLSearchParams(search).has('code')) return leadToCode()
      await navigate(addressAfterLogin(search), { replace: true })
    }
    redirectIfSignedIn().catch(() => {
      // offline: the form stays, and says so itself when it is sent
    })
    return () => {
      isCancelled = true
    }
  }, [navigate, search])
}

// few users have one-time codes
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }))

const List = styled.ul`
  display: grid;
  gap: var(--s3);
`

/** Renders the sign-in page. Leads signed-in users to the dashboard. */
export function LoginPage() {
  const { t } = useLingui()
  const notice = useLoginNotice()
  const [isCode, setIsCode] = useState(false)
  useRedirectIfSignedIn(() => setIsCode(true))
  return (
    <>
      <PageHead
        title={t`Sign In`}
        description={t`Sign in with the e-mail address and the password of your chamber account.`}
      />
      <PageBanner title={t`Sign In`} crumb={t`Sign In`} art="banner-login" />
      <ShortFormLayout $isNoticeFirst={notice !== undefined}>
        {notice && <LoginNoticePanel {...notice} />}
        {isCode ? (
          <Suspense>
            <CodeForm onCancel={() => setIsCode(false)} />
          </Suspense>
        ) : (
          <LoginForm known={notice?.email} onCode={() => setIsCode(true)} />
        )}
        {!notice && !isCode && (
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
      </ShortFormLayout>
    </>
  )
}
