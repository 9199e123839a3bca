import { Trans } from '@lingui/react/macro'
import { fieldsWhere } from 'domain/user-fields.ts'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { UserFields } from './user-fields.tsx'

const NAMES = fieldsWhere({ part: 'business' })

/** The part of a form about the applicant's business. */
export const BusinessPart = () => (
  <FormPart>
    <legend>
      <Trans>Your business</Trans>
    </legend>
    <FieldGrid>
      <UserFields names={NAMES} />
    </FieldGrid>
  </FormPart>
)
