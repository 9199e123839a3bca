import { Trans, useLingui } from '@lingui/react/macro'
import { passwordResetSchema } from 'domain/schemas/password.ts'
import { Formik } from 'formik'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '#components/controls/button.tsx'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { Lead } from '#components/forms/form-layout.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import {
  FormFailure,
  useFormFailure,
  Invitation,
  NarrowFields,
  ShortFormLayout,
  WideSubmit,
} from '../short-form.tsx'
import { sendResetEmail } from '../api.ts'
import { CheckMail } from './check-mail.tsx'

const initialValues = { email: '' }

/** Asks for the e-mail. The answer does not tell whether the address has an account. */
function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const texts = useTexts()
  const { t } = useLingui()
  const { failure, fail, forget } = useFormFailure()

  const handleSubmit = async (values: typeof initialValues) => {
    forget()
    const { email } = passwordResetSchema.cast(values)
    const whyNot = await sendResetEmail(email, texts)
    if (whyNot === undefined) onSent(email)
    else await fail(whyNot)
  }

  return (
    <Formik
      initialValues={initialValues}
      validate={useValidation(passwordResetSchema)}
      onSubmit={handleSubmit}
    >
      <PageForm
        onBegin={() => void loadToasts()}
        onInvalid={() => void showToast('error', texts.passwordReset.invalid)}
      >
        <OfflineBar>{t`You are offline. You can ask for the e-mail when the connection is back.`}</OfflineBar>
        <NarrowFields>
          <TextField name="email" label={texts.label.email} type="email" autoComplete="username" />
          <FormFailure failure={failure} />
          <WideSubmit>
            <Trans>Resend Password</Trans>
          </WideSubmit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}

/** An e-mail that was asked for. Kept in the browser's history, so a reload or Back shows it again. */
interface Asked {
  email: string
  /** Epoch milliseconds. */
  at: number
}

function useAsked(): Asked | undefined {
  const isHydrated = useHydrated()
  const { asked } = (useLocation().state ?? {}) as { asked?: Asked }
  // the prerendered file has no history
  return isHydrated ? asked : undefined
}

/** Asks for the e-mail with a link to choose a new password. */
export function ForgotPasswordPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const asked = useAsked()
  const handleSent = (email: string) =>
    void navigate(paths.forgotPassword, {
      state: { asked: { email, at: Date.now() } },
      replace: asked !== undefined,
    })
  return (
    <>
      <PageHead
        title={t`Forgot Password`}
        description={t`Choose a new password with a link that we send to your e-mail address.`}
      />
      <PageBanner title={t`Forgot Password`} crumb={t`Forgot Password`} art="banner-password" />
      {asked ? (
        <CheckMail key={asked.at} {...asked} onSent={handleSent} />
      ) : (
        <ShortFormLayout>
          <div>
            <Lead>
              <Trans>
                Enter the e-mail address of your account. We will send you a link to choose a new password.
              </Trans>
            </Lead>
            <ForgotPasswordForm onSent={handleSent} />
          </div>
          <Invitation>
            <h2>
              <Trans>Remembered it?</Trans>
            </h2>
            <p>
              <Trans>Your password does not change until you choose a new one.</Trans>
            </p>
            <ButtonLink to={paths.login} $kind="line">
              <Trans>Back to Login</Trans>
            </ButtonLink>
          </Invitation>
        </ShortFormLayout>
      )}
    </>
  )
}
