import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { controlStyle, selectArrow } from './control-style.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useControl } from './use-control.ts'

const Select = styled.select`
  ${controlStyle}
  ${selectArrow}
`

interface SelectFieldProps extends FieldTexts {
  name: string
  /** Undefined while they are being loaded. */
  options: readonly { value: string; label: string }[] | undefined
}

/** Renders a choice from a list. A value that the list no longer has, for example from a draft, becomes the first option. */
export function SelectField({ name, label, hint, isOptional, options }: SelectFieldProps) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  const { setFieldValue } = useFormikContext()
  const first = options?.[0]?.value
  const isGone = first !== undefined && !options?.some((option) => option.value === value)
  const takeFirst = useEffectEvent(() => setFieldValue(name, first, false))
  useEffect(() => {
    if (isGone) void takeFirst()
  }, [isGone])
  return (
    <FieldFrame {...{ id, label, hint, isOptional, message }}>
      <Select required={first === ''} {...control} value={value as string}>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
