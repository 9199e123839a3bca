import { useField } from 'formik'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { Change } from '../changes.ts'
import type { Pictures } from '../use-pictures.ts'
import { toName, type Path } from '../values.ts'

/** What the fields of a form need beside Formik's values and errors. */
export interface FormContextValue {
  changes: readonly Change[]
  pictures: Pictures
  /** Name of the field that is to get the focus. The lists around it open, and `onFound` follows. */
  wanted: string | undefined
  onFound: () => void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** Whether the fields inside belong to an item that was just added. Their errors show only once they were used. */
export const JustAdded = createContext(false)

/** Returns what the fields share. @throws Error outside of a form */
export function useFormContext(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('A field needs a SchemaForm around it.')
  return form
}

const ID_PREFIX = 'part-'

/** Builds the id of the control at a path. */
export const fieldId = (path: Path) => ID_PREFIX + toName(path)

/** Returns the name of the field whose control has this id; undefined for another element. */
export const fieldNameOf = (id: string): string | undefined =>
  id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : undefined

/** Joins a control at a path to its form, and gives it the focus where it is the wanted field. */
export function useContentField(path: Path) {
  const { changes, wanted, onFound } = useFormContext()
  const name = toName(path)
  const id = fieldId(path)
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<unknown>(name)
  const isNew = use(JustAdded)
  const isWanted = wanted === name
  const find = useEffectEvent(() => {
    document.getElementById(id)?.focus()
    onFound()
  })
  useEffect(() => {
    if (isWanted) find()
  }, [isWanted])
  return {
    id,
    name,
    value,
    change: changes.find((change) => toName(change.path) === name),
    // of a list or a group it is an object with the errors inside
    error: typeof error === 'string' ? error : undefined,
    /** Whether its error may show. */
    isDue: !isNew || touched,
    setValue: (next: unknown) => void setValue(next),
    markUsed: () => void setTouched(true, false),
  }
}
