import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsWhere } from 'domain/user-fields.ts'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { UserFields } from './user-fields.tsx'

const NAMES = fieldsWhere({ part: 'about' })

/** The part of a form about the applicant. @param without fields that another part of the form asks for */
export function AboutPart({ without = [] }: { without?: readonly string[] }) {
  const { t } = useLingui()
  const names = NAMES.filter((name) => !without.includes(name))
  if (names.length === 0) return null
  return (
    <FormPart>
      <legend>
        <Trans>About you</Trans>
        <small>
          <Trans>Write your name as on your identity card.</Trans>
        </small>
      </legend>
      <FieldGrid>
        <UserFields
          names={names}
          hints={{
            cnic: t`13 digits. Dashes are added for you.`,
            phone: t`The office calls this number if a document cannot be read.`,
          }}
        />
      </FieldGrid>
    </FormPart>
  )
}
