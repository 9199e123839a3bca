import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldGrid, FormPart } from '#components/forms/form-part.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import type { SignUpValues } from './sign-up-values.ts'

export const AccountPart = () => {
  const texts = useTexts()
  const { t } = useLingui()
  const { email } = useFormikContext<SignUpValues>().values
  return (
    <FormPart>
      <legend>
        <Trans>Your account</Trans>
      </legend>
      <FieldGrid>
        <TextField
          name="email"
          label={texts.label.email}
          hint={t`You use it to sign in. The office writes to this address.`}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <TextField
          name="username"
          label={texts.label.username}
          hint={t`Letters and digits only, no spaces.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.username}
        />
        {/* tells password managers with what she will sign in: not with the username */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
      </FieldGrid>
    </FormPart>
  )
}
