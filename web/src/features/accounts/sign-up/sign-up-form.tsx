import { Trans, useLingui } from '@lingui/react/macro'
import { Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Submit } from '#components/forms/form-page.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { Progress } from '#components/forms/progress.tsx'
import type { Refusals } from '#components/forms/use-control.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { paths } from '#lib/paths.ts'
import { useValidation } from '#components/forms/use-validation.ts'
import { useTexts } from '#lib/texts.ts'
import { AboutPart } from '#components/application/about-part.tsx'
import { AccountPart } from './account-part.tsx'
import { BusinessPart } from '#components/application/business-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { JoiningPart } from '#components/application/joining-part.tsx'

import { register } from './register.ts'
import { initialValues, signUpSchema, type SignUpValues } from './sign-up-values.ts'

const Sending = styled.div`
  display: grid;
  gap: var(--s4);
  max-inline-size: 460px;
`

const toRefusals = (values: SignUpValues, fields: Record<string, string>): Refusals =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      { value: values[name as keyof SignUpValues], message },
    ]),
  )

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function SignUpForm() {
  const { t } = useLingui()
  const texts = useTexts()
  const navigate = useNavigate()
  const [percent, setPercent] = useState<number>()

  const handleSubmit = async (values: SignUpValues, { setStatus }: FormikHelpers<SignUpValues>) => {
    try {
      const outcome = await register(values, setPercent, texts)
      if (outcome.ok) {
        void showToast('waiting', texts.register.success)
        return await navigate(paths.login)
      }
      setStatus(toRefusals(values, outcome.fields))
      void showToast('error', outcome.message)
    } catch {
      void showToast('error', texts.register.error)
    } finally {
      setPercent(undefined)
    }
  }

  const handleInvalid = (errors: FormikErrors<FormikValues>) => {
    if (errors['cnic_front'] || errors['cnic_back']) void showToast('error', texts.register.documentsRequired)
  }

  return (
    <Formik initialValues={initialValues} validate={useValidation(signUpSchema)} onSubmit={handleSubmit}>
      <PageForm onInvalid={handleInvalid}>
        <AboutPart />
        <BusinessPart />
        <JoiningPart />
        <DocumentsPart />
        <AccountPart />
        <Sending>
          <Submit busyLabel={<Trans>Signing Up...</Trans>}>
            <Trans>Sign Up</Trans>
          </Submit>
          {percent !== undefined && (
            <div ref={showWhole}>
              <Progress label={t`Sending the form`} percent={percent} />
            </div>
          )}
        </Sending>
      </PageForm>
    </Formik>
  )
}
