import { useFormikContext } from 'formik'
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { FieldFrame, type FieldTexts } from '#components/fields/field-frame.tsx'
import { Input } from '#components/fields/text-field.tsx'
import { useControl } from '#components/fields/use-control.ts'
import { caretAfter, digitsBefore } from './grouped.ts'

interface CardFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  name: string
  /** Shows digits as they are printed; the caret stays after the digit that was typed. */
  group?: (text: string) => string
}

/** A field of the card. Its input has no name: a form that was sent without scripts would not hold it. */
export function CardField({ name, label, hint, group, ...input }: CardFieldProps) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  const { setFieldValue } = useFormikContext()
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const shown = group ? group(typed) : typed
    if (group) caret.current = caretAfter(digitsBefore(target.selectionStart ?? typed.length, typed), shown)
    void setFieldValue(name, shown)
  }
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <Input
        type="text"
        required
        {...control}
        {...input}
        ref={field}
        name={undefined}
        value={value as string}
        onChange={handleChange}
      />
    </FieldFrame>
  )
}
