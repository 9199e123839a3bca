import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldGrid, FormPart } from '#components/forms/form-part.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { useTexts } from '#lib/texts.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'

export const AccountPart = () => {
  const texts = useTexts()
  const { t } = useLingui()
  return (
    <FormPart>
      <legend>
        <Trans>Your account</Trans>
      </legend>
      <FieldGrid>
        <TextField
          name="email"
          label={texts.label.email}
          hint={t`You sign in with it, and the office writes to it.`}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <TextField
          name="username"
          label={texts.label.username}
          hint={t`Letters and digits only, without spaces.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.username}
        />
        <NewPasswordFields />
      </FieldGrid>
    </FormPart>
  )
}
