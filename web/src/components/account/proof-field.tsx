import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { SecretField } from '#components/forms/secret-field.tsx'
import { useTexts } from '#lib/format/texts.ts'

/** The password that she has, asked for once more: whoever finds her page open must not take the account with it. */
export function ProofField() {
  const { t } = useLingui()
  const { label } = useTexts()
  return (
    <SecretField
      name="password"
      label={label.password}
      hint={t`To confirm that it is you.`}
      autoComplete="current-password"
      maxLength={MAX_LENGTH.password}
    />
  )
}
