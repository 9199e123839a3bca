import { Trans, useLingui } from '@lingui/react/macro'
import { Formik } from 'formik'
import { passwordResetSchema } from 'domain/schemas/password.ts'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { NarrowFields, WideSubmit } from '../form-page.tsx'
import { useFailure } from '../use-failure.ts'
import { WhyNot } from '../why-not.tsx'
import { askForMail } from './ask-for-mail.ts'

const initialValues = { email: '' }

/** Asks for the mail. The answer is the same whether or not somebody has this address. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const texts = useTexts()
  const { t } = useLingui()
  const { failure, fail, forget } = useFailure()

  const handleSubmit = async (values: typeof initialValues) => {
    forget()
    const { email } = passwordResetSchema.cast(values)
    const whyNot = await askForMail(email, texts)
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
          <WhyNot failure={failure} />
          <WideSubmit>
            <Trans>Resend Password</Trans>
          </WideSubmit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
