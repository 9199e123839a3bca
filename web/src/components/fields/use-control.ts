import { useField, useFormikContext } from 'formik'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import { FIELD_ID } from './invalid-fields.ts'
import { refusalOf } from './form-status.ts'

/** A prefix of the ids of a form's fields. Needed by a second form on a page. */
export const FieldScope = createContext('')

/** The pause in typing after which a message may show, in milliseconds. */
const PAUSE_MS = 800

/**
 * Connects a control with its form: returns its ids, value, events and message. A message shows after blur, or once
 * typing pauses. A refusal of the server shows until the value changes.
 * @param hasHint whether there is a hint with the id `${id}-hint`
 */
export function useControl(name: string, hasHint: boolean) {
  const [{ value, onChange, onBlur }, { touched, error, initialValue }, { setTouched }] =
    useField<unknown>(name)
  const { status } = useFormikContext()
  const message = (touched && error) || refusalOf(status, name, value)

  const markTouched = useEffectEvent(() => setTouched(true, false))
  useEffect(() => {
    if (touched || value === initialValue) return
    const timer = setTimeout(() => void markTouched(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [touched, value, initialValue])

  const id = FIELD_ID + use(FieldScope) + name
  const described = [hasHint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    value,
    message,
    control: {
      id,
      name,
      onChange,
      onBlur,
      'aria-invalid': message !== undefined,
      'aria-describedby': described || undefined,
    },
  }
}
