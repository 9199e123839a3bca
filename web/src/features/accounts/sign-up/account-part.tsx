import { Trans } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { FieldGrid, FormPart } from '#components/forms/form-part.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'

export const AccountPart = () => (
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
      <NewPasswordFields />
    </FieldGrid>
  </FormPart>
)
