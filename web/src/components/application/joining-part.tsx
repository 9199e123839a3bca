import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { MAX_LENGTH } from 'domain/limits.ts'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'

/** The part of a form about the role: member or team. */
export function JoiningPart() {
  const texts = useTexts()
  const { t } = useLingui()
  const { role } = useFormikContext<{ role: string }>().values
  const roles = [
    { value: 'member', label: t`Member`, hint: t`I run or am starting a business` },
    { value: 'team', label: t`Team`, hint: t`I work for the chamber` },
  ]
  return (
    <FormPart>
      <legend>{texts.label.role}</legend>
      <FieldGrid>
        <WholeRow>
          <RadioPicks name="role" label={texts.label.role} options={roles} />
        </WholeRow>
        {role === 'team' && (
          <WholeRow>
            <TextField
              name="designation"
              label={texts.label.designation}
              hint={t`Only for the team: the title on your chamber card.`}
              autoComplete="organization-title"
              maxLength={MAX_LENGTH.designation}
            />
          </WholeRow>
        )}
      </FieldGrid>
    </FormPart>
  )
}
