import type { FormikContextType, FormikValues } from 'formik'
import { createContext } from 'react'
import type { Invalid } from './find-invalid.ts'
import { refusalOf } from './form-status.ts'

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
