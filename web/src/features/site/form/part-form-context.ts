import type { FieldErrors } from 'domain/schemas/rule.ts'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { Change } from '../changes.ts'
import type { Pictures } from '../pictures/use-pictures.ts'
import { nameOf, type Path, valueAt, type Values } from '../values.ts'

/** What the fields of a part's form share. */
export interface PartFormState {
  content: Values
  changes: readonly Change[]
  errors: FieldErrors
  pictures: Pictures
  /** The field that is looked for, whose lists open; `onFound` once it has the focus. */
  wanted: string | undefined
  onFound: () => void
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

/** What a control at a path shows; it takes the focus where its field is looked for. */
export function useFieldState(path: Path) {
  const { content, changes, errors, wanted, onFound, set } = usePartForm()
  const name = nameOf(path)
  const id = fieldId(path)
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
    value: valueAt(content, path),
    change: changes.find((change) => nameOf(change.path) === name),
    error: errors[name]?.[0],
    isNew: use(JustAdded),
    set: (value: unknown) => set(path, value),
  }
}
