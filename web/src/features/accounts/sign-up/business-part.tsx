import { Trans } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-part.tsx'
import { TextField } from '#components/forms/text-field.tsx'

export const BusinessPart = () => (
  <FormPart>
    <legend>
      <Trans>Your business</Trans>
    </legend>
    <FieldGrid>
      <TextField
        name="business"
        label={en.label.business}
        autoComplete="organization"
        maxLength={MAX_LENGTH.business}
      />
      <TextField name="business_nature" label={en.label.business_nature} maxLength={MAX_LENGTH.business} />
      <WholeRow>
        <TextField
          name="address"
          label={en.label.address}
          autoComplete="address-line1"
          maxLength={MAX_LENGTH.address}
        />
      </WholeRow>
      <TextField
        name="city"
        label={en.label.city}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.city}
        isOptional
      />
      <TextField
        name="business_registration"
        label={en.label.business_registration}
        maxLength={MAX_LENGTH.registration}
        isOptional
      />
    </FieldGrid>
  </FormPart>
)
