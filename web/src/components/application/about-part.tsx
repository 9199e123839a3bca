import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsWhere } from 'domain/user-fields.ts'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { UserFields } from './user-fields.tsx'

const NAMES = fieldsWhere({ part: 'about' })

/** The part of a form about the applicant. */
export function AboutPart() {
  const { t } = useLingui()
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
          names={NAMES}
          hints={{
            cnic: t`13 digits. Dashes are added for you.`,
            phone: t`The office calls this number if a document cannot be read.`,
          }}
        />
      </FieldGrid>
    </FormPart>
  )
}
