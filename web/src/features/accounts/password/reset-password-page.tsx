import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { FormPage } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { withMailedCode } from '../mailed-code.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SpentLink } from './spent-link.tsx'

/** Where the link of the reset mail leads: a new password, unless the link is spent. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [spent, setSpent] = useState<{ isPerhapsStored: boolean }>()

  useEffect(() => {
    withMailedCode(({ emailOfReset }, code) => emailOfReset(code)).then(
      (hers) => (hers === undefined ? setSpent({ isPerhapsStored: false }) : setEmail(hers)),
      () => {}, // offline: the form stays, and says so itself when it is sent
    )
  }, [])

  return (
    <>
      <PageHead title={t`Choose a new password`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`Choose a new password`} crumb={t`New password`} art="banner-password" />
      {spent ? (
        <div role="alert">
          <SpentLink {...spent} />
        </div>
      ) : (
        <FormPage>
          <NewPasswordForm email={email} onSpent={(isPerhapsStored) => setSpent({ isPerhapsStored })} />
        </FormPage>
      )}
    </>
  )
}
