import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, PASSWORD_MIN } from 'domain/limits.ts'
import type { Personal } from 'domain/passwords.ts'
import { SecretField } from '#components/forms/secret-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { PasswordField } from './password-field.tsx'

/** A password that is being chosen, and again. @param said of herself, beside what stands in the form */
export function NewPasswordFields({ said }: { said?: Personal }) {
  const texts = useTexts()
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        name="password"
        label={texts.label.password}
        said={said}
        hint={t`At least ${PASSWORD_MIN} characters.`}
      />
      <SecretField
        name="password2"
        label={texts.label.password2}
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
      />
    </>
  )
}
