import { useField, useFormikContext } from 'formik'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import { FIELD_ID } from './invalid-fields.ts'
import { refusalOf } from './form-status.ts'

/** Stands in the ids of a form's fields before their names: a second form on a page needs one. */
export const FieldScope = createContext('')

/** A pause in typing after which a message may show, in milliseconds. */
const PAUSE_MS = 800

/**
 * Joins one control to its form: ids, value and events, and the message that is due. Messages show after blur or
 * change, where a change of text counts once typing pauses. A refusal of the server, kept in the
 * form's status, shows as long as the value it was about stands.
 * @param hasHint whether a hint with the id `${id}-hint` stands above the control
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
