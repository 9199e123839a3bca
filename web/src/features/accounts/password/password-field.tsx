import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldFrame, type FieldTexts, Hint } from '#components/forms/field-frame.tsx'
import { Input } from '#components/forms/text-field.tsx'
import { useControl } from '#components/forms/use-control.ts'
import { StrengthMeter } from './strength-meter.tsx'

/** A new password, with a meter that helps choosing it; below it the hint, so that a field beside it stays level. */
export function PasswordField({ name, label, hint }: FieldTexts & { name: string }) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  const password = value as string
  return (
    <FieldFrame {...{ id, label, message }}>
      <Input
        {...control}
        type="password"
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
        required
        value={password}
      />
      <StrengthMeter password={password} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FieldFrame>
  )
}
