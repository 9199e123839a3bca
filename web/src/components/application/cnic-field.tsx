import { useField } from 'formik'
import { CNIC_LENGTH, formatCnic } from 'domain/values/cnic.ts'
import type { ChangeEvent, ClipboardEvent } from 'react'
import { digitsOf } from 'domain/values/comparable.ts'
import type { FieldTexts } from '#components/fields/field-frame.tsx'
import { TextField } from '#components/fields/text-field.tsx'

interface Edit {
  text: string
  /** The position of the caret, in characters from the start. */
  caret: number
}

/** Returns the position of the caret after a number of digits. */
const caretAfter = (digits: number) => digits + (digits > 5 ? 1 : 0) + (digits > 12 ? 1 : 0)

/**
 * Returns what a CNIC field shows after an edit: dashes are added, and the caret stays behind the same digit.
 */
export const editCnic = ({ text, caret }: Edit): Edit => {
  const shown = formatCnic(text)
  const digitsBefore = digitsOf(text.slice(0, caret)).length
  return { text: shown, caret: Math.min(caretAfter(digitsBefore), shown.length) }
}

/** Returns what a CNIC field shows after a paste, with or without dashes or spaces. */
export const pasteCnic = (shown: string, from: number, to: number, pasted: string): Edit => {
  const before = shown.slice(0, from) + pasted
  return editCnic({ text: before + shown.slice(to), caret: before.length })
}

const show = (input: HTMLInputElement, { text, caret }: Edit) => {
  input.value = text
  input.setSelectionRange(caret, caret)
}

/** Renders the number of an identity card. Keeps digits only and adds the dashes, while typing and after a paste. */
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
