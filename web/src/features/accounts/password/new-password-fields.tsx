import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, PASSWORD_MIN } from 'domain/limits.ts'
import { TextField } from '#components/forms/text-field.tsx'
import { useTexts } from '#lib/texts.ts'
import { PasswordField } from './password-field.tsx'

/** A password that is being chosen, and again. */
export function NewPasswordFields() {
  const texts = useTexts()
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        name="password"
        label={texts.label.password}
        hint={t`At least ${PASSWORD_MIN} characters.`}
      />
      <TextField
        name="password2"
        label={texts.label.password2}
        type="password"
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
      />
    </>
  )
}
