import type { FormikContextType, FormikValues } from 'formik'
import { createContext } from 'react'
import { refusalOf } from './form-status.ts'

/** A control that has to be mended. */
export interface Invalid {
  id: string
  /** Of its field in the form's values. */
  name: string
  label: string
}

const CONTROL = 'input, select, textarea'

/** A control's id is that of its field after this. */
export const FIELD_ID = 'field-'

const labelOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  document.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.firstChild?.textContent ??
  ''

/** Every control of a form that is marked as invalid, in the order of the page. */
export const findInvalid = (form: HTMLElement): Invalid[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')].map((control) => ({
    id: control.id,
    name: control.id.slice(FIELD_ID.length),
    label: labelOf(control),
  }))

/** Gives the focus to a control, or in a group of radios to the first of them. */
export function focusControl(control: HTMLElement | null) {
  const target = control?.matches(CONTROL) ? control : control?.querySelector<HTMLElement>(CONTROL)
  target?.focus()
}

/** A control that has to be mended, and why. */
export interface InvalidField extends Invalid {
  message: string
}

/** What is left to mend in the form around, and the way to its list; nothing before a first try. */
export const InvalidFields = createContext<{ left: readonly InvalidField[]; showList: () => void }>({
  left: [],
  showList: () => {},
})

type Told = Pick<FormikContextType<FormikValues>, 'errors' | 'status' | 'values'>

/** Those of the marked controls of which a rule says something, or the server something of what still stands there. */
export const findInvalidFields = (
  invalid: readonly Invalid[],
  { errors, status, values }: Told,
): InvalidField[] =>
  invalid.flatMap((field) => {
    const { name } = field
    const message = (errors[name] as string | undefined) ?? refusalOf(status, name, values[name])
    return message ? [{ ...field, message }] : []
  })
