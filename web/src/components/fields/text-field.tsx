import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlStyle, directed } from './control-style.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useControl } from './use-control.ts'

const Area = styled.textarea.attrs(directed)`
  ${controlStyle}
  min-block-size: 132px;
  resize: vertical;
`

interface TextAreaFieldProps extends FieldTexts, Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'> {
  name: string
}

/** Renders several lines of text in a form. */
export function TextAreaField({ name, label, hint, isOptional, ...area }: TextAreaFieldProps) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  return (
    <FieldFrame {...{ id, label, hint, isOptional, message }}>
      <Area required={!isOptional} {...control} {...area} value={value as string} />
    </FieldFrame>
  )
}

/** A text box; `TextField` gives it its label. */
export const Input = styled.input.attrs(directed)`
  ${controlStyle}
`

type OwnProps = 'name' | 'id' | 'value' | 'defaultValue' | 'required' | 'className'

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, OwnProps> {
  name: string
}

/** Renders one line of text in a form: e-mail, date, phone, name. */
export function TextField({ name, label, hint, isOptional, ...input }: TextFieldProps) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  return (
    <FieldFrame {...{ id, label, hint, isOptional, message }}>
      <Input type="text" required={!isOptional} {...control} {...input} value={value as string} />
    </FieldFrame>
  )
}
