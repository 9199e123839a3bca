import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldFrame, type FieldTexts, Hint } from '#components/forms/field-frame.tsx'
import { SecretInput } from '#components/forms/secret-field.tsx'
import { useFormikContext } from 'formik'
import type { Personal } from 'domain/passwords.ts'
import { useControl } from '#components/forms/use-control.ts'
import { StrengthMeter } from './strength-meter.tsx'

interface PasswordFieldProps extends FieldTexts {
  name: string
  /** What is known of her beside what stands in the form. */
  said?: Personal | undefined
}

/** A new password, with a meter that helps choosing it; below it the hint, so that a field beside it stays level. */
export function PasswordField({ name, label, hint, said }: PasswordFieldProps) {
  const { values } = useFormikContext<Personal>()
  const { id, value, message, control } = useControl(name, hint !== undefined)
  const password = value as string
  return (
    <FieldFrame {...{ id, label, message }}>
      <SecretInput
        {...control}
        label={label}
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
        required
        value={password}
      />
      <StrengthMeter password={password} said={{ ...values, ...said }} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FieldFrame>
  )
}
