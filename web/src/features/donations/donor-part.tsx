import { Trans, useLingui } from '@lingui/react/macro'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'

/** Asks for the donor's name and address. */
export function DonorPart() {
  const { t } = useLingui()
  const { label } = useTexts()
  return (
    <FormPart>
      <legend>
        <Trans>About you</Trans>
        <small>
          <Trans>We use this to contact you about your donation.</Trans>
        </small>
      </legend>
      <FieldGrid>
        <TextField name="first_name" label={label.first_name} autoComplete="given-name" />
        <TextField name="last_name" label={label.last_name} autoComplete="family-name" />
        <WholeRow>
          <TextField name="email" label={label.email} type="email" autoComplete="email" />
        </WholeRow>
        <WholeRow>
          <TextField name="address" label={label.address} autoComplete="address-line1" />
        </WholeRow>
        <WholeRow>
          <TextAreaField
            name="message"
            label={label.message}
            hint={t`Only the office reads it.`}
            isOptional
          />
        </WholeRow>
      </FieldGrid>
    </FormPart>
  )
}
