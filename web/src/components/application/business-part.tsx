import { Trans } from '@lingui/react/macro'
import { fieldsWhere } from 'domain/user-fields.ts'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { UserFields } from './user-fields.tsx'

const NAMES = fieldsWhere({ part: 'business' })

/** The part of a form about the applicant's business. @param without fields that another part of the form asks for */
export function BusinessPart({ without = [] }: { without?: readonly string[] }) {
  const names = NAMES.filter((name) => !without.includes(name))
  if (names.length === 0) return null
  return (
    <FormPart>
      <legend>
        <Trans>Your business</Trans>
      </legend>
      <FieldGrid>
        <UserFields names={names} />
      </FieldGrid>
    </FormPart>
  )
}
