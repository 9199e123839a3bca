import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, PASSWORD_MIN } from 'domain/limits.ts'
import { isMadeOf } from 'domain/values/passwords.ts'
import { newPasswordFields } from 'domain/schemas/password.ts'
import { rule } from 'domain/values/rule.ts'
import { secretText } from 'domain/values/text.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Formik, type FormikHelpers } from 'formik'
import { useMemo } from 'react'
import { object } from 'yup'
import { FieldScope } from '#components/fields/use-control.ts'
import { FieldGrid, WholeRow } from '#components/forms/form-layout.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SecretField } from '#components/fields/secret-field.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { changePassword } from '../api.ts'
import { useTexts } from '#lib/format/texts.ts'
import { AccountSection, FormFoot } from '#components/account/account-section.tsx'
import { SavedLine, useSaving } from '#components/account/saving.tsx'

const ID = 'your-password'
const EMPTY = { current: '', password: '', password2: '' }

/** Changes the own password. Asks for the current one. */
export function PasswordSection({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const { label } = useTexts()
  const { saving, save } = useSaving()
  const schema = useMemo(
    () =>
      object({
        ...newPasswordFields,
        current: secretText().required(rule('required', 'password')),
        password: newPasswordFields.password.test(
          'personal',
          rule('passwordPersonal'),
          (password) => !isMadeOf(password ?? '', user),
        ),
      }),
    [user],
  )

  const handleSubmit = async (
    { current, password }: typeof EMPTY,
    { resetForm }: FormikHelpers<typeof EMPTY>,
  ) => {
    if (!(await save(() => changePassword(current, password)))) return
    // the focus leaves the fields first, or the one that had it would ask to be filled in
    document.getElementById(ID)?.focus({ preventScroll: true })
    resetForm()
  }

  return (
    <AccountSection
      id={ID}
      title={t`Your password`}
      why={<Trans>Changing it signs out your other devices. We send you an e-mail about it.</Trans>}
    >
      <FieldScope value="password-">
        <Formik initialValues={EMPTY} validate={useValidation(schema)} onSubmit={handleSubmit}>
          <PageForm>
            {/* tells password managers whose password this is */}
            <input type="email" autoComplete="username" value={user.email} readOnly hidden />
            <FieldGrid>
              <WholeRow>
                <SecretField
                  name="current"
                  label={t`Current password`}
                  autoComplete="current-password"
                  maxLength={MAX_LENGTH.password}
                />
              </WholeRow>
              <SecretField
                name="password"
                label={t`New password`}
                hint={t`At least ${PASSWORD_MIN} characters.`}
                autoComplete="new-password"
                maxLength={MAX_LENGTH.password}
              />
              <SecretField
                name="password2"
                label={label.password2}
                hint={t`Type it again.`}
                autoComplete="new-password"
                maxLength={MAX_LENGTH.password}
              />
            </FieldGrid>
            <FormFoot>
              <SavedLine saving={saving}>
                <SubmitButton kind="line" busyLabel={<Trans>Changing password...</Trans>}>
                  <Trans>Change password</Trans>
                </SubmitButton>
              </SavedLine>
            </FormFoot>
          </PageForm>
        </Formik>
      </FieldScope>
    </AccountSection>
  )
}
