import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, PASSWORD_MIN } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { TextField } from '#components/forms/text-field.tsx'
import { PasswordField } from './password-field.tsx'

/** A password that is being chosen, and again. */
export function NewPasswordFields() {
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        name="password"
        label={en.label.password}
        hint={t`At least ${PASSWORD_MIN} characters.`}
      />
      <TextField
        name="password2"
        label={en.label.password2}
        type="password"
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
      />
    </>
  )
}
