import { Trans, useLingui } from '@lingui/react/macro'
import { Formik } from 'formik'
import { newPasswordSchema } from 'domain/schemas/password.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { loadToasts } from '#components/overlay/toasts.tsx'
import { paths } from '#lib/paths.ts'
import { useTexts } from '#lib/format/texts.ts'
import { stayBusy } from '#lib/stay-busy.ts'
import { NarrowFields, WideSubmit } from '../short-form.tsx'
import { withLoginNotice } from '../login/login-notice.tsx'
import { FormFailure, useFormFailure } from '../form-failure.tsx'
import { saveNewPassword } from '../api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const initialValues = { password: '', password2: '' }

interface NewPasswordFormProps {
  /** Empty until it is known. */
  email: string
  /** Called when the link has expired. `mayBeSaved`: an earlier press, which got no answer, may have used it. */
  onExpired: (mayBeSaved: boolean) => void
}

export function NewPasswordForm({ email, onExpired }: NewPasswordFormProps) {
  const texts = useTexts()
  const { t } = useLingui()
  const navigate = useNavigate()

  const { failure, fail, forget } = useFormFailure()
  const isOpen = useRef(false)

  const handleSubmit = async ({ password }: typeof initialValues) => {
    forget()
    const choice = await saveNewPassword(password, texts)
    if (choice === 'expired') return onExpired(isOpen.current)
    isOpen.current ||= choice === 'unanswered'
    if (choice === 'unanswered') return fail(texts.server.unreachable)
    if (choice !== 'done') return fail(choice.refusal)
    await navigate(paths.login, withLoginNotice({ about: 'newPassword', email }))
    return stayBusy()
  }

  return (
    <Formik initialValues={initialValues} validate={useValidation(newPasswordSchema)} onSubmit={handleSubmit}>
      <PageForm onBegin={() => void loadToasts()}>
        <OfflineBar>{t`You are offline. You can keep typing.`}</OfflineBar>
        {/* tells password managers whose password this is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NarrowFields>
          <NewPasswordFields said={{ email }} />
          <FormFailure failure={failure} />
          <WideSubmit>
            <Trans>Save new password</Trans>
          </WideSubmit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
