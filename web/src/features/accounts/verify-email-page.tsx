import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { withMailedCode } from './mailed-code.ts'

type State = 'asking' | 'confirmed' | 'spent' | 'unreachable'

/** Where the link of the first mail leads: from then on we know that the address is hers. */
export function VerifyEmailPage() {
  const { t } = useLingui()
  const [state, setState] = useState<State>('asking')

  useEffect(() => {
    withMailedCode(({ confirmEmail }, code) => confirmEmail(code)).then(
      (done) => setState(done ? 'confirmed' : 'spent'),
      () => setState('unreachable'),
    )
  }, [])

  const title = {
    asking: t`One moment, please`,
    confirmed: t`Thank you, this address is yours`,
    spent: t`This link does not work any more`,
    unreachable: t`We cannot be reached just now`,
  }[state]

  return (
    <>
      <PageHead title={t`Confirm your e-mail address`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`E-mail address`} crumb={t`E-mail address`} art="banner-login" />
      <div aria-live="polite">
        <Notice art={state === 'asking' ? 'loading' : 'empty'}>
          <h2>{title}</h2>
          <p>
            {state === 'asking' && <Trans>We are confirming your e-mail address.</Trans>}
            {state === 'confirmed' && <Trans>What the office decides will reach you there.</Trans>}
            {state === 'spent' && (
              <Trans>
                If you have opened it before, your address is confirmed, and there is nothing to do.
              </Trans>
            )}
            {state === 'unreachable' && (
              <Trans>Please open the link in the mail again when you have a connection.</Trans>
            )}
          </p>
          {state !== 'asking' && (
            <ButtonLink to={paths.login}>
              <Trans>Login</Trans>
            </ButtonLink>
          )}
        </Notice>
      </div>
    </>
  )
}
