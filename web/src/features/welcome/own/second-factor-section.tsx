import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { passwordSchema } from 'domain/schemas/password.ts'
import { rule } from 'domain/values/rule.ts'
import { optionalText } from 'domain/values/text.ts'
import { Formik } from 'formik'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { object } from 'yup'
import { AccountSection, CurrentPasswordField, FormFoot } from '#components/account/account-section.tsx'
import { SavedLine, useSaving } from '#components/account/saving.tsx'
import { Button } from '#components/controls/button.tsx'
import { Note } from '#components/feedback/note.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { FieldGrid } from '#components/forms/form-layout.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { type NewSecret, addSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts'

const ID = 'your-codes'
const goToHeading = () => document.getElementById(ID)?.focus()

const codeSchema = object({ code: optionalText(MAX_LENGTH.oneTimeCode).required(rule('missing')) })

const Qr = styled.img`
  max-inline-size: 100%;
  block-size: auto;
  margin-block: var(--s3);
`

const Secret = styled.code`
  display: block;
  overflow-wrap: anywhere;
  font-size: var(--t-m);
  user-select: all;
`

const Steps = styled.ol`
  display: grid;
  gap: var(--s4);
  padding-inline-start: 1.25em;
  list-style: decimal;
`

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
  gap: var(--s2) var(--s4);
  font-family: monospace;
  font-size: 1.0625rem;
`

/** Asks for the password and makes a secret. */
function AddForm({ onAdded }: { onAdded: (added: NewSecret) => void }) {
  const { saving, save } = useSaving()
  const handleSubmit = ({ password }: { password: string }) =>
    save(async () => onAdded(await addSecondFactor(password)))
  return (
    <Formik
      initialValues={{ password: '' }}
      validate={useValidation(passwordSchema)}
      onSubmit={(values) => handleSubmit(values)}
    >
      <PageForm>
        <FieldGrid>
          <CurrentPasswordField />
        </FieldGrid>
        <FormFoot>
          <SavedLine saving={saving}>
            <SubmitButton kind="line" busyLabel={<Trans>Preparing...</Trans>}>
              <Trans>Set up one-time codes</Trans>
            </SubmitButton>
          </SavedLine>
        </FormFoot>
      </PageForm>
    </Formik>
  )
}

interface CodeFormProps {
  label: string
  /** Sends the code. @throws as `callSignedIn` */
  send: (code: string) => Promise<void>
  submit: ReactNode
  busy: ReactNode
}

/** Asks for a code of the app. */
function CodeForm({ label, send, submit, busy }: CodeFormProps) {
  const { t } = useLingui()
  const { saving, save } = useSaving()
  const handleSubmit = ({ code }: { code: string }) => save(() => send(code))
  return (
    <Formik
      initialValues={{ code: '' }}
      validate={useValidation(codeSchema)}
      onSubmit={(values) => handleSubmit(values)}
    >
      <PageForm>
        <FieldGrid>
          <TextField
            name="code"
            label={label}
            hint={t`The six digits that your app shows now.`}
            dir="ltr"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={MAX_LENGTH.oneTimeCode}
          />
        </FieldGrid>
        <FormFoot>
          <SavedLine saving={saving}>
            <SubmitButton kind="line" busyLabel={busy}>
              {submit}
            </SubmitButton>
          </SavedLine>
        </FormFoot>
      </PageForm>
    </Formik>
  )
}

/** Shows the secret as a QR code and as text, and asks for a first code. */
function Setup({ added, onOn }: { added: NewSecret; onOn: (codes: string[]) => void }) {
  const { t } = useLingui()
  return (
    <>
      <Steps>
        <li>
          <p>
            <Trans>Open an authenticator app on your phone and scan this picture.</Trans>
          </p>
          <Qr src={added.picture} alt={t`QR code for your authenticator app`} width={240} height={240} />
          <p>
            <Trans>If you cannot scan it, type this key into the app:</Trans>
          </p>
          <Secret>{added.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</Secret>
        </li>
        <li>
          <Trans>Enter the code that the app shows.</Trans>
        </li>
      </Steps>
      <CodeForm
        label={t`One-time code`}
        send={async (code) => onOn(await confirmSecondFactor(code))}
        submit={<Trans>Turn on one-time codes</Trans>}
        busy={<Trans>Checking the code...</Trans>}
      />
    </>
  )
}

/** Shows the recovery codes once. */
const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <>
    <Note icon="check">
      <p>
        <Trans>One-time codes are on. Your other devices are signed out.</Trans>
      </p>
      <p>
        <Trans>
          Write down these recovery codes now; we show them only once. Each works once, if you lose your
          phone.
        </Trans>
      </p>
    </Note>
    <Codes>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Codes>
    <div>
      <Button type="button" $kind="line" onClick={onDone}>
        <Trans>I have written them down</Trans>
      </Button>
    </div>
  </>
)

/** Renders the one-time codes of the own account: adds them, or turns them off. */
export function SecondFactorSection({ session: { user } }: { session: OpenSession }) {
  const { t } = useLingui()
  const [added, setAdded] = useState<NewSecret>()
  const [codes, setCodes] = useState<string[]>()

  const show = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => location.reload()} />
    // before the stored state, which changes while the first code is being checked
    if (added)
      return (
        <Setup
          added={added}
          onOn={(made) => {
            setCodes(made)
            setAdded(undefined)
            goToHeading()
          }}
        />
      )
    if (user.second_factor)
      return (
        <>
          <Note icon="check">
            <Trans>One-time codes are on.</Trans>
          </Note>
          <CodeForm
            label={t`Code, to turn them off`}
            send={(code) => removeSecondFactor(code).then(goToHeading)}
            submit={<Trans>Turn off one-time codes</Trans>}
            busy={<Trans>Checking the code...</Trans>}
          />
        </>
      )
    return (
      <AddForm
        onAdded={(made) => {
          setAdded(made)
          goToHeading()
        }}
      />
    )
  }

  return (
    <AccountSection
      id={ID}
      title={t`One-time codes`}
      why={
        <Trans>
          You sign in with your password and a code from your phone. A password alone is then not enough.
        </Trans>
      }
    >
      <FieldScope value="codes-">{show()}</FieldScope>
    </AccountSection>
  )
}
