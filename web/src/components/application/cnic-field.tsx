import { useField } from 'formik'
import { CNIC_LENGTH } from 'domain/values/cnic.ts'
import type { ChangeEvent, ClipboardEvent } from 'react'
import type { FieldTexts } from '#components/fields/field-frame.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type Edit, editCnic, pasteCnic } from './cnic-edit.ts'

const show = (input: HTMLInputElement, { text, caret }: Edit) => {
  input.value = text
  input.setSelectionRange(caret, caret)
}

/** The number of an identity card. Keeps digits only and adds the dashes, while typing and after a paste. */
export function CnicField({ name, ...texts }: FieldTexts & { name: string }) {
  const [{ onChange }, , { setValue }] = useField<string>(name)

  // the input has the dashed text before React reads it, so React changes nothing and the caret stays
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    show(input, editCnic({ text: input.value, caret: input.selectionStart ?? input.value.length }))
    onChange(event)
  }

  // by hand, because maxLength would cut off a pasted number with spaces
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const input = event.currentTarget
    const { value, selectionStart, selectionEnd } = input
    const pasted = event.clipboardData.getData('text')
    show(input, pasteCnic(value, selectionStart ?? value.length, selectionEnd ?? value.length, pasted))
    void setValue(input.value)
  }

  return (
    <TextField
      {...texts}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={CNIC_LENGTH}
      onChange={handleChange}
      onPaste={handlePaste}
    />
  )
}
