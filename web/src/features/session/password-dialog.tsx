import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, SIGN_IN_AGAIN } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { rule } from 'domain/values/rule.ts'
import { secretText } from 'domain/values/text.ts'
import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { object } from 'yup'
import { Button } from '#components/controls/button.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import { FIELD_ID } from '#components/fields/invalid-fields.ts'
import { SecretField } from '#components/fields/secret-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { isPassword } from '#lib/firebase/auth.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { askToSignInAgain } from './log-out.ts'

const About = styled.p`
  padding: var(--s3) var(--s4);
  border-inline-start: 6px solid var(--accent);
  background: var(--surface-sunk);
  overflow-wrap: anywhere;

  > small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > b {
    font-weight: 600;
  }
`

const Who = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  b {
    display: block;
  }
  span {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`

const focusPassword = () => document.getElementById(`${FIELD_ID}again-password`)?.focus()

const EMPTY = { password: '' }
const schema = object({ password: secretText().required(rule('required', 'password')) })

interface PasswordDialogProps {
  user: WithId<UserDocument>
  /** What the user is about to do. */
  about: string | undefined
  /** Called once: whether the password was right, or false for Cancel. */
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks for the password again. After five wrong ones the session ends. */
export function PasswordDialog({ user, about, onAnswer }: PasswordDialogProps) {
  const { t } = useLingui()
  const { label, users } = useTexts()
  const errorText = useErrorText()
  const wrong = useRef(0)
  useEffect(() => focusPassword(), [])

  const handleSubmit = async ({ password }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    try {
      if (await isPassword(password)) return onAnswer(true)
    } catch (error) {
      form.setFieldError('password', errorText(error))
      return focusPassword()
    }
    wrong.current += 1
    const left = SIGN_IN_AGAIN.tries - wrong.current
    if (left <= 0) return askToSignInAgain()
    const more = left === 1 ? t`You have 1 more try.` : t`You have ${left} more tries.`
    form.setFieldError('password', `${users.wrongPassword} ${more}`)
    focusPassword()
  }

  return (
    <Dialog title={t`Enter your password to continue`} size="narrow" onClose={() => onAnswer(false)}>
      <FieldScope value="again-">
        <Formik
          initialValues={EMPTY}
          validate={useValidation(schema)}
          validateOnChange={false}
          validateOnBlur={false}
          onSubmit={handleSubmit}
        >
          <Form method="post" noValidate>
            <DialogBody>
              {about && (
                <About>
                  <small>
                    <Trans>You are about to</Trans>
                  </small>
                  <b>{about}</b>
                </About>
              )}
              <p>
                <Plural
                  value={SIGN_IN_AGAIN.minutes}
                  other="You signed in more than # minutes ago. Before changes of rights, exports and deletions we ask for your password again."
                />
              </p>
              <Who>
                <PersonPicture user={user} />
                <div>
                  <b>
                    <bdi>{user.full_name}</bdi>
                  </b>
                  <span>
                    <EmailText email={user.email} />
                  </span>
                </div>
              </Who>
              <SecretField
                name="password"
                label={label.password}
                autoComplete="current-password"
                maxLength={MAX_LENGTH.password}
              />
            </DialogBody>
            <DialogFoot>
              <SubmitButton busyLabel={<Trans>Checking...</Trans>}>
                <Trans>Continue</Trans>
              </SubmitButton>
              <Button type="button" $kind="line" onClick={() => onAnswer(false)}>
                <Trans>Cancel</Trans>
              </Button>
            </DialogFoot>
          </Form>
        </Formik>
      </FieldScope>
    </Dialog>
  )
}
