import { useLingui } from '@lingui/react/macro'
import { USER_FIELDS, type FieldsWhere } from 'domain/user-fields.ts'
import { type ComponentProps, Fragment } from 'react'
import { WholeRow } from '#components/forms/form-layout.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { CnicField } from './cnic-field.tsx'

/** The fields that forms ask for one below the other. */
export type AskedField = FieldsWhere<{ part: 'about' }> | FieldsWhere<{ part: 'business' }>

interface Control extends Pick<ComponentProps<typeof TextField>, 'hint' | 'type' | 'autoComplete'> {
  isWide?: true
}

interface UserFieldsProps {
  names: readonly AskedField[]
  /** Left out for fields that a form explains in another way. */
  hints?: Partial<Record<AskedField, string>>
  /** The office asks for them, so that none is called optional. */
  areAskedFor?: boolean
}

/** Shows the controls of these fields in a `FieldGrid`. A field without a line of its own is a plain text field. */
export function UserFields({ names, hints = {}, areAskedFor = false }: UserFieldsProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const genders = [
    { value: 'female', label: t`Female` },
    { value: 'male', label: t`Male` },
    { value: 'other', label: t`Other` },
  ]
  const controls: Partial<Record<AskedField, Control>> = {
    first_name: { autoComplete: 'given-name' },
    last_name: { autoComplete: 'family-name' },
    cnic: { isWide: true },
    date_of_birth: { type: 'date', autoComplete: 'bday' },
    phone: { type: 'tel', autoComplete: 'tel', isWide: true },
    whatsapp: { type: 'tel', autoComplete: 'tel', isWide: true },
    business: { hint: t`As your customers know it.`, autoComplete: 'organization' },
    business_nature: { hint: t`What you make or sell.` },
    address: { autoComplete: 'address-line1', isWide: true },
    city: { autoComplete: 'address-level2' },
  }
  return names.map((name) => {
    const { isWide, ...control } = controls[name] ?? {}
    const { max, isOptional } = { max: undefined, isOptional: undefined, ...USER_FIELDS[name] }
    const texts = { name, label: label[name], hint: hints[name] ?? control.hint }
    if (name === 'gender') return <SelectField key={name} {...texts} options={genders} />
    const field =
      name === 'cnic' ? (
        <CnicField {...texts} />
      ) : (
        <TextField {...control} {...texts} maxLength={max} isOptional={isOptional && !areAskedFor} />
      )
    return isWide ? <WholeRow key={name}>{field}</WholeRow> : <Fragment key={name}>{field}</Fragment>
  })
}
