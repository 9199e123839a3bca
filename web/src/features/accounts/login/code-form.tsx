import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { rule } from 'domain/values/rule.ts'
import { optionalText } from 'domain/values/text.ts'
import { Formik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { object } from 'yup'
import { useSaySignedIn } from '#components/account/use-signed-in-toast.ts'
import { Button } from '#components/controls/button.tsx'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { loadToasts } from '#components/overlay/toasts.tsx'
import { addressAfterLogin } from '#lib/after-login.ts'
import { useTexts } from '#lib/format/texts.ts'
import { stayBusy } from '#lib/stay-busy.ts'
import { enterCode } from '../api.ts'
import { FormFailure, useFormFailure, NarrowFields, WideSubmit } from '../short-form.tsx'

const schema = object({ code: optionalText(MAX_LENGTH.oneTimeCode).required(rule('missing')) })
const initialValues = { code: '' }

/** Renders the second step of the sign-in: asks for a one-time code, or for a recovery code. */
export function CodeForm({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { search } = useLocation()
  const saySignedIn = useSaySignedIn()
  const { failure, fail, forget } = useFormFailure()
  const [isRecovery, setIsRecovery] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // the form before is gone, and with it the focus
  useEffect(() => heading.current?.focus(), [])

  const handleSubmit = async ({ code }: typeof initialValues) => {
    forget()
    const refusal = await enterCode(code, texts)
    if (refusal !== undefined) return fail(refusal)
    saySignedIn()
    await navigate(addressAfterLogin(search))
    return stayBusy()
  }

  const cancel = async () => {
    const { endSession } = await import('#lib/firebase/auth.ts')
    await endSession()
    onCancel()
  }

  return (
    <Formik
      key={String(isRecovery)}
      initialValues={initialValues}
      validate={useValidation(schema)}
      onSubmit={handleSubmit}
    >
      <PageForm onBegin={() => void loadToasts()}>
        <OfflineBar>{t`You are offline. You can sign in when the connection is back.`}</OfflineBar>
        <NarrowFields>
          <h2 ref={heading} tabIndex={-1}>
            <Trans>Enter your code</Trans>
          </h2>
          {isRecovery ? (
            <TextField
              name="code"
              label={t`Recovery code`}
              hint={t`One of the ten codes that you wrote down. Each works once.`}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={MAX_LENGTH.oneTimeCode}
            />
          ) : (
            <TextField
              name="code"
              label={t`One-time code`}
              hint={t`The six digits that your authenticator app shows now.`}
              dir="ltr"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={MAX_LENGTH.oneTimeCode}
            />
          )}
          <FormFailure failure={failure} />
          <WideSubmit>
            <Trans>Continue</Trans>
          </WideSubmit>
          <Button type="button" $kind="line" onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
          <Button type="button" $kind="line" onClick={() => void cancel()}>
            <Trans>Sign in with another account</Trans>
          </Button>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
