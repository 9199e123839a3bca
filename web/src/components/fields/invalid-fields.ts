import type { FormikContextType, FormikValues } from 'formik'
import { createContext } from 'react'
import { refusalOf } from './form-status.ts'

/** A control to correct. */
export interface Invalid {
  id: string
  /** The name of the field in the form's values. */
  name: string
  label: string
}

const CONTROL = 'input, select, textarea'

/** What the ids of controls begin with, before the scope and the name. */
export const FIELD_ID = 'field-'

const labelOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  document.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.firstChild?.textContent ??
  ''

/** Returns every control of a form that is marked as invalid, in the order of the page. */
export const findInvalid = (form: HTMLElement): Invalid[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')].map((control) => ({
    id: control.id,
    name: control.id.slice(FIELD_ID.length),
    label: labelOf(control),
  }))

/** Moves the focus to a control, or to the first of a group of radio buttons. */
export function focusControl(control: HTMLElement | null) {
  const target = control?.matches(CONTROL) ? control : control?.querySelector<HTMLElement>(CONTROL)
  target?.focus()
}

/** A control to correct, and why. */
interface InvalidField extends Invalid {
  message: string
}

/** The fields left to correct in the form around, and the way to their list. Empty before the first try. */
export const InvalidFields = createContext<{ left: readonly InvalidField[]; showList: () => void }>({
  left: [],
  showList: () => {},
})

type FormState = Pick<FormikContextType<FormikValues>, 'errors' | 'status' | 'values'>

/** Returns the controls that break a rule, or whose value the server refused. */
export const findInvalidFields = (
  invalid: readonly Invalid[],
  { errors, status, values }: FormState,
): InvalidField[] =>
  invalid.flatMap((field) => {
    const { name } = field
    const message = (errors[name] as string | undefined) ?? refusalOf(status, name, values[name])
    return message ? [{ ...field, message }] : []
  })
