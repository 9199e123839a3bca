import type { FieldErrors } from 'domain/schemas/rule.ts'
import { createContext, use } from 'react'
import type { Change } from '../changes.ts'
import type { Pictures } from '../pictures/use-pictures.ts'
import { nameOf, type Path, valueAt, type Values } from '../values.ts'

/** What the fields of a part's form share. */
export interface PartFormState {
  content: Values
  changes: readonly Change[]
  errors: FieldErrors
  pictures: Pictures
  /** Changes what stands at a path. */
  set: (path: Path, value: unknown) => void
}

export const PartFormContext = createContext<PartFormState | undefined>(undefined)

/** Whether the fields inside are those of an item that was just added: nothing is complained of before they were used. */
export const JustAdded = createContext(false)

export function usePartForm(): PartFormState {
  const form = use(PartFormContext)
  if (!form) throw new Error('A field stands in no form of a part.')
  return form
}

/** A control's id is that of its field after this. */
export const fieldId = (path: Path) => `part-${nameOf(path)}`

/** What a control at a path shows. */
export function useFieldState(path: Path) {
  const { content, changes, errors, set } = usePartForm()
  const name = nameOf(path)
  return {
    id: fieldId(path),
    value: valueAt(content, path),
    change: changes.find((change) => nameOf(change.path) === name),
    error: errors[name]?.[0],
    isNew: use(JustAdded),
    set: (value: unknown) => set(path, value),
  }
}
