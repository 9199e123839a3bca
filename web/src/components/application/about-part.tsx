import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-part.tsx'
import { SelectField } from '#components/forms/select-field.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { CnicField } from './cnic-field.tsx'

/** Who she is. */
export function AboutPart() {
  const texts = useTexts()
  const { t } = useLingui()
  const genders = [
    { value: 'female', label: t`Female` },
    { value: 'male', label: t`Male` },
    { value: 'other', label: t`Other` },
  ]
  return (
    <FormPart>
      <legend>
        <Trans>About you</Trans>
        <small>
          <Trans>Write your name as it stands on your identity card.</Trans>
        </small>
      </legend>
      <FieldGrid>
        <TextField
          name="first_name"
          label={texts.label.first_name}
          autoComplete="given-name"
          maxLength={MAX_LENGTH.name}
        />
        <TextField
          name="last_name"
          label={texts.label.last_name}
          autoComplete="family-name"
          maxLength={MAX_LENGTH.name}
        />
        <WholeRow>
          <CnicField name="cnic" label={texts.label.cnic} hint={t`Thirteen digits. We put in the dashes.`} />
        </WholeRow>
        <TextField name="date_of_birth" label={texts.label.date_of_birth} type="date" autoComplete="bday" />
        <SelectField name="gender" label={texts.label.gender} options={genders} />
        <WholeRow>
          <TextField
            name="phone"
            label={texts.label.phone}
            hint={t`The office calls this number if a document cannot be read.`}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTH.phone}
          />
        </WholeRow>
        <WholeRow>
          <TextField
            name="whatsapp"
            label={texts.label.whatsapp}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTH.phone}
            isOptional
          />
        </WholeRow>
      </FieldGrid>
    </FormPart>
  )
}
