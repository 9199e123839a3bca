import { useLingui } from '@lingui/react/macro'
import { USER_FIELDS, type FieldsWhere } from 'domain/user-fields.ts'
import { useFormikContext } from 'formik'
import { type ComponentProps, Fragment } from 'react'
import styled from 'styled-components'
import { Label } from '#components/fields/field-frame.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { WholeRow } from '#components/forms/form-layout.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { CnicField } from './cnic-field.tsx'
import { useChoices } from './use-choices.ts'

/** The fields that forms ask for one below the other. */
export type AskedField = FieldsWhere<{ part: 'about' }> | FieldsWhere<{ part: 'business' }>

interface Control extends Pick<
  ComponentProps<typeof TextField>,
  'hint' | 'type' | 'autoComplete' | 'dir' | 'lang'
> {
  isWide?: true
}

const Group = styled.div`
  display: grid;
  gap: 6px;
`

/** Renders the choice between member and team. */
function RolePicks() {
  const { label } = useTexts()
  return (
    <Group>
      {/* the group has its name for screen readers */}
      <Label as="span" aria-hidden="true">
        {label.role}
      </Label>
      <RadioPicks name="role" label={label.role} options={useChoices().role} />
    </Group>
  )
}

interface UserFieldsProps {
  names: readonly AskedField[]
  /** Left out for fields that a form explains in another way. */
  hints?: Partial<Record<AskedField, string>>
  /** Fields that the office asks for. They are never left out or called optional. */
  areAskedFor?: boolean
}

/** Shows the controls of these fields in a `FieldGrid`. A field without a line of its own is a plain text field. */
export function UserFields({ names, hints = {}, areAskedFor = false }: UserFieldsProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const { gender } = useChoices()
  const { role } = useFormikContext<{ role?: string }>().values
  const controls: Partial<Record<AskedField, Control>> = {
    first_name: { autoComplete: 'given-name' },
    last_name: { autoComplete: 'family-name' },
    name_ur: { hint: t`Your whole name, as you write it yourself.`, dir: 'rtl', lang: 'ur', isWide: true },
    cnic: { hint: t`13 digits. Dashes are added for you.`, isWide: true },
    date_of_birth: { type: 'date', autoComplete: 'bday' },
    phone: { type: 'tel', autoComplete: 'tel', isWide: true },
    whatsapp: { type: 'tel', autoComplete: 'tel' },
    business: { hint: t`As your customers know it.`, autoComplete: 'organization' },
    business_nature: { hint: t`What you make or sell.` },
    address: { autoComplete: 'address-line1', isWide: true },
    city: { autoComplete: 'address-level2' },
    business_registration: { isWide: true },
    designation: {
      hint: t`Only for the team: the title on your chamber card.`,
      autoComplete: 'organization-title',
      isWide: true,
    },
  }
  return names.map((name) => {
    if (name === 'designation' && !areAskedFor && role !== 'team') return null
    if (name === 'role')
      return (
        <WholeRow key={name}>
          <RolePicks />
        </WholeRow>
      )
    const { isWide, ...control } = controls[name] ?? {}
    const { max, isOptional } = { max: undefined, isOptional: undefined, ...USER_FIELDS[name] }
    const texts = { name, label: label[name], hint: hints[name] ?? control.hint }
    if (name === 'gender') return <SelectField key={name} {...texts} options={gender} />
    const field =
      name === 'cnic' ? (
        <CnicField {...texts} />
      ) : (
        // the team needs a designation
        <TextField
          {...control}
          {...texts}
          maxLength={max}
          isOptional={isOptional && !areAskedFor && name !== 'designation'}
        />
      )
    return isWide ? <WholeRow key={name}>{field}</WholeRow> : <Fragment key={name}>{field}</Fragment>
  })
}
