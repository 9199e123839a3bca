import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, PASSWORD_MIN } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { FieldGrid, FormPart } from '../../components/form-part.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { TextField } from '../../components/text-field.tsx'

export function AccountPart() {
  const { t } = useLingui()
  return (
    <FormPart>
      <legend>
        <Trans>Your account</Trans>
      </legend>
      <FieldGrid>
        <TextField
          name="email"
          label={en.label.email}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <TextField
          name="username"
          label={en.label.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.username}
        />
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
      </FieldGrid>
    </FormPart>
  )
}
