import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { useTexts } from '#lib/format/texts.ts'

/** The username in a form. */
export const UsernameField = () => (
  <TextField
    name="username"
    label={useTexts().label.username}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={MAX_LENGTH.username}
  />
)

interface AccountPartProps {
  email: string
  /** Fields that another part of the form asks for. */
  without?: readonly string[]
}

/** The part of a correction about the account. */
export function AccountPart({ email, without = [] }: AccountPartProps) {
  const { t } = useLingui()
  if (without.includes('username')) return null
  return (
    <FormPart>
      <legend>
        <Trans>Your account</Trans>
        <small>{t`You sign in with ${email}.`}</small>
      </legend>
      <FieldGrid>
        <UsernameField />
      </FieldGrid>
    </FormPart>
  )
}
