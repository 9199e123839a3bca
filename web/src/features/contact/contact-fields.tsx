import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { FormEvent } from 'react'
import { FieldGrid, WholeRow } from '#components/forms/form-layout.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { useEventOptions } from './use-event-options.ts'

/** The fields of the contact form. Typing in one clears its message until it is left, or typing pauses. */
export function ContactFields() {
  const { t } = useLingui()
  const { label } = useTexts()
  const { setFieldTouched } = useFormikContext()
  const clearMessage = ({ target }: FormEvent) =>
    void setFieldTouched((target as HTMLInputElement).name, false, false)
  return (
    <FieldGrid onChange={clearMessage}>
      <TextField name="name" label={label.name} autoComplete="given-name" maxLength={MAX_LENGTH.name} />
      <TextField
        name="lastname"
        label={label.lastname}
        autoComplete="family-name"
        maxLength={MAX_LENGTH.name}
      />
      <WholeRow>
        <TextField
          name="email"
          type="email"
          label={label.email}
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
      </WholeRow>
      <WholeRow>
        <TextField name="subject" label={label.subject} maxLength={MAX_LENGTH.subject} />
      </WholeRow>
      <WholeRow>
        <SelectField
          name="events"
          label={label.events}
          hint={t`If your message is not about an event, choose ‘Not about an event’.`}
          options={useEventOptions()}
        />
      </WholeRow>
      <WholeRow>
        <TextAreaField name="notes" label={label.notes} maxLength={MAX_LENGTH.words} />
      </WholeRow>
    </FieldGrid>
  )
}
