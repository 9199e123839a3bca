import { Trans, useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { MAX_LENGTH } from 'domain/limits.ts'
import { ABOUT_FIELDS, BUSINESS_FIELDS } from '#components/application/part-fields.ts'
import { UserFields } from '#components/application/user-fields.tsx'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { type Asked, PicturesPart } from './pictures-part.tsx'

/** Renders the username in a form. */
export const UsernameField = () => (
  <TextField
    name="username"
    label={useTexts().label.username}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={MAX_LENGTH.username}
  />
)

interface AccountPartProps {
  email: string
  /** Fields that another part of the form asks for. */
  without: readonly string[]
}

/** Renders the part of a correction about the account. */
function AccountPart({ email, without }: AccountPartProps) {
  const { t } = useLingui()
  if (without.includes('username')) return null
  return (
    <FormPart>
      <legend>
        <Trans>Your account</Trans>
        <small>{t`You sign in with ${email}.`}</small>
      </legend>
      <FieldGrid>
        <UsernameField />
      </FieldGrid>
    </FormPart>
  )
}

/** Below the heading of the box around. */
const Parts = styled.div`
  > fieldset > legend {
    font-size: 1.25rem;
  }
`

interface ApplicationPartsProps {
  user: UserDocument
  /** Fields that another part of the form asks for. */
  without?: readonly string[]
  asked?: Asked
}

/** Shows all that an applicant may correct, in parts. */
export function ApplicationParts({ user, without = [], asked = 'no' }: ApplicationPartsProps) {
  const { role } = useFormikContext<{ role: string }>().values
  const about = ABOUT_FIELDS.filter(
    (name) => !without.includes(name) && (name !== 'designation' || role === 'team'),
  )
  const business = BUSINESS_FIELDS.filter((name) => !without.includes(name))
  return (
    <Parts>
      {about.length > 0 && (
        <FormPart>
          <legend>
            <Trans>About you</Trans>
            <small>
              <Trans>Write your name as on your identity card.</Trans>
            </small>
          </legend>
          <FieldGrid>
            <UserFields names={about} areAskedFor={asked !== 'no'} />
          </FieldGrid>
        </FormPart>
      )}
      <PicturesPart {...{ user, without, asked }} />
      {business.length > 0 && (
        <FormPart>
          <legend>
            <Trans>Your business</Trans>
          </legend>
          <FieldGrid>
            <UserFields names={business} areAskedFor={asked !== 'no'} />
          </FieldGrid>
        </FormPart>
      )}
      <AccountPart email={user.email} without={without} />
    </Parts>
  )
}
