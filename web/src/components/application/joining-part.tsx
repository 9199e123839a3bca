import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'

/** The choice between member and team. */
export function RolePicks() {
  const { label } = useTexts()
  const { t } = useLingui()
  const roles = [
    { value: 'member', label: t`Member`, hint: t`I run or am starting a business` },
    { value: 'team', label: t`Team`, hint: t`I work for the chamber` },
  ]
  return <RadioPicks name="role" label={label.role} options={roles} />
}

/** The title of a member of the team. */
export function DesignationField() {
  const { label } = useTexts()
  const { t } = useLingui()
  return (
    <TextField
      name="designation"
      label={label.designation}
      hint={t`Only for the team: the title on your chamber card.`}
      autoComplete="organization-title"
      maxLength={MAX_LENGTH.designation}
    />
  )
}

/** The part of a form about the role: member or team. @param without fields that another part of the form asks for */
export function JoiningPart({ without = [] }: { without?: readonly string[] }) {
  const { label } = useTexts()
  const { role } = useFormikContext<{ role: string }>().values
  const hasRole = !without.includes('role')
  const hasDesignation = role === 'team' && !without.includes('designation')
  if (!hasRole && !hasDesignation) return null
  return (
    <FormPart>
      <legend>{label.role}</legend>
      <FieldGrid>
        {hasRole && (
          <WholeRow>
            <RolePicks />
          </WholeRow>
        )}
        {hasDesignation && (
          <WholeRow>
            <DesignationField />
          </WholeRow>
        )}
      </FieldGrid>
    </FormPart>
  )
}
