import { Trans, useLingui } from '@lingui/react/macro'
import { REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { Formik, type FormikErrors, type FormikValues, useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { AboutPart } from '#components/application/about-part.tsx'
import { BusinessPart } from '#components/application/business-part.tsx'
import { JoiningPart } from '#components/application/joining-part.tsx'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { FieldGrid, FormPart, Submit } from '#components/forms/form-layout.tsx'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { Progress } from '#components/forms/progress.tsx'
import { SubmitRow } from '#components/forms/submit-row.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useLazyValidation } from '#components/forms/use-lazy-validation.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { useOnline } from '#lib/browser/use-online.ts'
import { useTexts } from '#lib/format/texts.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { loadSignUp, loadSignUpSchema } from './sign-up-ready.ts'
import { DRAFT, initialValues, SECRET, type SignUpValues } from '../sign-up-values.ts'
import { useRegistration } from './use-registration.tsx'

const AccountPart = () => {
  const texts = useTexts()
  const { t } = useLingui()
  const { email } = useFormikContext<SignUpValues>().values
  return (
    <FormPart>
      <legend>
        <Trans>Your account</Trans>
      </legend>
      <FieldGrid>
        <TextField
          name="email"
          label={texts.label.email}
          hint={t`You use it to sign in. The office writes to this address.`}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <TextField
          name="username"
          label={texts.label.username}
          hint={t`Letters and digits only, no spaces.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.username}
        />
        {/* tells password managers that the e-mail is the login, not the username */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
      </FieldGrid>
    </FormPart>
  )
}

const Sending = styled.div`
  display: grid;
  gap: var(--s4);
`

/** Takes no room unless a draft was restored. */
const Back = styled.div`
  &:has(button) {
    margin-block-end: var(--s5);
  }
`

/** Tells what the device keeps. */
const Kept = styled(Hint)`
  display: block;
  margin-block-end: var(--s5);
`

const NOTHING = {}

const isRequired = (name: string) => REQUIRED_DOCUMENTS.some((document) => document === name)

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The sign-up form. Keeps a draft on the device, and loads what sending needs while it is filled in. */
export function SignUpForm() {
  const { t } = useLingui()
  const texts = useTexts()
  const isOnline = useOnline()
  const [isBack, setIsBack] = useState(false)
  const [isBegun, setIsBegun] = useState(false)
  const { send, percent, failure } = useRegistration()

  // before the connection can be lost, and again when it is back
  useEffect(() => {
    if (isOnline && (isBegun || isBack)) void loadSignUp()
  }, [isOnline, isBegun, isBack])

  const handleInvalid = (errors: FormikErrors<FormikValues>) => {
    // where more is to be mended the list says it, with each of them; a picture that is still being read is not missing
    const areMissing = Object.entries(errors).every(
      ([name, said]) => isRequired(name) && said === texts.field.fileRequired,
    )
    if (areMissing) void showToast('error', texts.register.documentsRequired)
  }

  return (
    <Formik initialValues={initialValues} validate={useLazyValidation(loadSignUpSchema)} onSubmit={send}>
      <PageForm onInvalid={handleInvalid} onBegin={() => setIsBegun(true)} hasSummary>
        <OfflineBar>{t`You are offline. You can keep typing.`}</OfflineBar>
        <Back>
          <KeepDraft
            name={DRAFT}
            secret={SECRET}
            addressed={NOTHING}
            lost={
              <Trans>
                Your CNIC, date of birth, password and pictures were not saved. Please enter them again.
              </Trans>
            }
            onBack={setIsBack}
          />
        </Back>
        <Kept>
          <Trans>
            This device saves your text for one day, or until somebody signs out. It never saves your CNIC,
            date of birth, password or pictures.
          </Trans>
        </Kept>
        <AboutPart />
        <BusinessPart />
        <JoiningPart />
        <DocumentsPart isBack={isBack} />
        <AccountPart />
        <Sending>
          <SubmitRow failure={failure}>
            <Submit busyLabel={<Trans>Signing Up...</Trans>}>
              <Trans>Sign Up</Trans>
            </Submit>
          </SubmitRow>
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
