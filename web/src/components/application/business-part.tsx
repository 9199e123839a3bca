import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-part.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'

/** What she does. */
export const BusinessPart = () => {
  const texts = useTexts()
  const { t } = useLingui()
  return (
    <FormPart>
      <legend>
        <Trans>Your business</Trans>
      </legend>
      <FieldGrid>
        <TextField
          name="business"
          label={texts.label.business}
          hint={t`As your customers know it.`}
          autoComplete="organization"
          maxLength={MAX_LENGTH.business}
        />
        <TextField
          name="business_nature"
          label={texts.label.business_nature}
          hint={t`What you make or sell.`}
          maxLength={MAX_LENGTH.business}
        />
        <WholeRow>
          <TextField
            name="address"
            label={texts.label.address}
            autoComplete="address-line1"
            maxLength={MAX_LENGTH.address}
          />
        </WholeRow>
        <TextField
          name="city"
          label={texts.label.city}
          autoComplete="address-level2"
          maxLength={MAX_LENGTH.city}
          isOptional
        />
        <TextField
          name="business_registration"
          label={texts.label.business_registration}
          maxLength={MAX_LENGTH.registration}
          isOptional
        />
      </FieldGrid>
    </FormPart>
  )
}
