import { FieldFrame, type FieldTexts } from '#components/fields/field-frame.tsx'
import { useControl } from '#components/fields/use-control.ts'
import { type ComponentProps } from 'react'
import { TextEditor } from './text-editor.tsx'

interface FormattedFieldProps
  extends
    FieldTexts,
    Pick<
      ComponentProps<typeof TextEditor>,
      'hasSchedule' | 'uploadPicture' | 'above' | 'maxLength' | 'lang' | 'dir'
    > {
  name: string
}

/** Renders a text with marks in a form. */
export function FormattedField({ name, label, hint, isOptional, ...editor }: FormattedFieldProps) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  return (
    <FieldFrame {...{ id, label, hint, isOptional, message }}>
      <TextEditor required={!isOptional} {...control} {...editor} value={value as string} />
    </FieldFrame>
  )
}
