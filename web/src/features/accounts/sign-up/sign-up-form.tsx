import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import { Formik, type FormikErrors, type FormikValues } from 'formik'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ABOUT_FIELDS, BUSINESS_FIELDS } from '#components/application/part-fields.ts'
import { UserFields } from '#components/application/user-fields.tsx'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { Submit } from '#components/forms/form-layout.tsx'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { Progress } from '#components/forms/progress.tsx'
import { SubmitRow } from '#components/forms/submit-row.tsx'
import { useLazyValidation } from '#components/forms/use-lazy-validation.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { useOnline } from '#lib/browser/use-online.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { DRAFT, initialValues, SECRET } from '../sign-up-values.ts'
import { AnswersSummary } from './answers-summary.tsx'
import { AccountFields, DocumentFields } from './document-fields.tsx'
import { NeedHelp } from './need-help.tsx'
import { PartBox } from './part-box.tsx'
import { type Part, useCurrentPart, useOpenFields } from './parts.ts'
import { PartsProgress } from './parts-progress.tsx'
import { loadSignUp, loadSignUpSchema } from './sign-up-ready.ts'
import { useRegistration } from './use-registration.tsx'

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: var(--s7);
  align-items: start;
  padding-block: var(--s5) var(--section);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`

/** Tells what is required, what the device keeps, and that a draft is back. */
const Lead = styled.div`
  margin-block-end: var(--s5);

  > p {
    max-inline-size: 40em;
  }
  > ${Hint} {
    display: block;
    max-inline-size: 48em;
    margin-block-start: var(--s2);
  }
`

const SendBox = styled.div`
  display: grid;
  gap: var(--s4);
  padding: var(--s5);
  background: var(--surface-sunk);
  ${media.belowTablet} {
    padding: var(--s4);
  }
`

const isRequired = (name: string) => REQUIRED_DOCUMENTS.some((document) => document === name)

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Says what follows the press of the button. */
function WhatHappensNow() {
  const { readingDays } = useOrganisation()
  return (
    <p>
      <b>
        <Trans>What happens next:</Trans>
      </b>{' '}
      <Trans>We e-mail you at once.</Trans>{' '}
      <Plural
        value={readingDays}
        one="The office checks your documents within one working day."
        _3="The office checks your documents within three working days."
        other="The office checks your documents within # working days."
      />
    </p>
  )
}

/** Renders the three parts of the form. @param isBack whether a draft was restored */
function Parts({
  current,
  onFocus,
  isBack,
}: {
  current: Part
  onFocus: (part: Part) => void
  isBack: boolean
}) {
  const { t } = useLingui()
  const open = useOpenFields()
  const box = (part: Part, fields: ReactNode, about?: ReactNode) => (
    <PartBox
      part={part}
      about={about}
      isDone={open[part].length === 0}
      isCurrent={part === current}
      onFocus={() => onFocus(part)}
    >
      {fields}
    </PartBox>
  )
  return (
    <>
      {box(
        'about',
        <UserFields
          names={ABOUT_FIELDS}
          hints={{ phone: t`The office calls this number if a document cannot be read.` }}
        />,
        <Trans>Write your name as on your identity card.</Trans>,
      )}
      {box('business', <UserFields names={BUSINESS_FIELDS} />)}
      {box(
        'documents',
        <>
          <DocumentFields isBack={isBack} />
          <AccountFields />
        </>,
        <Trans>
          Only administrators see your documents. Each time one of them opens your card is recorded.
        </Trans>,
      )}
    </>
  )
}

/** Renders the sign-up form. Keeps a draft on the device, and loads what sending needs while it is filled in. */
export function SignUpForm() {
  const { t } = useLingui()
  const texts = useTexts()
  const isOnline = useOnline()
  const [isBack, setIsBack] = useState(false)
  const [isBegun, setIsBegun] = useState(false)
  const [current, setCurrent] = useCurrentPart()
  const { send, percent, failure } = useRegistration()

  // before the connection can be lost, and again when it is back
  useEffect(() => {
    if (isOnline && (isBegun || isBack)) void loadSignUp()
  }, [isOnline, isBegun, isBack])

  const handleInvalid = (errors: FormikErrors<FormikValues>) => {
    // where more is to be corrected the list says it, with each of them; a picture that is still being read is not missing
    const areMissing = Object.entries(errors).every(
      ([name, said]) => isRequired(name) && said === texts.field.fileRequired,
    )
    if (areMissing) void showToast('error', texts.register.documentsRequired)
  }

  return (
    <Formik initialValues={initialValues} validate={useLazyValidation(loadSignUpSchema)} onSubmit={send}>
      <div>
        <PartsProgress current={current} />
        <Page>
          <PageForm onInvalid={handleInvalid} onBegin={() => setIsBegun(true)} hasSummary>
            <OfflineBar>{t`You are offline. You can keep typing.`}</OfflineBar>
            <Lead>
              <p>
                <Trans>
                  All fields are required unless marked optional. Already registered?{' '}
                  <Link to={paths.login}>Login</Link>.
                </Trans>
              </p>
              <Hint>
                <Trans>
                  This device saves your text for one day, or until somebody signs out. It never saves your
                  CNIC, date of birth, password or pictures.
                </Trans>
              </Hint>
              <KeepDraft
                name={DRAFT}
                secret={SECRET}
                lost={
                  <Trans>
                    Your CNIC, date of birth, password and pictures were not saved. Please enter them again.
                  </Trans>
                }
                onBack={setIsBack}
              />
            </Lead>
            <Stack>
              <Parts current={current} onFocus={setCurrent} isBack={isBack} />
              <AnswersSummary />
              <SendBox>
                <WhatHappensNow />
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
              </SendBox>
            </Stack>
          </PageForm>
          <NeedHelp />
        </Page>
      </div>
    </Formik>
  )
}
