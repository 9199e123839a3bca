import type { UserDocument } from 'domain/stored/user.ts'
import { createContext, type ReactNode, use } from 'react'
import { Changed, OldValue } from './changed.tsx'
import { type ReadField, useFieldNames } from './changes.ts'
import { useFormatField } from './use-format-field.ts'

interface Compared {
  /** As she stands now. */
  user: UserDocument
  /** As she was read. */
  read: UserDocument
}

/** Whom the values below are about. */
export const ComparedUser = createContext<Compared | undefined>(undefined)

function useCompared(): Compared {
  const compared = use(ComparedUser)
  if (!compared) throw new Error('A value stands outside of what it is about.')
  return compared
}

interface ReadValueProps {
  name: ReadField
  /** In the place of the field's own name. */
  label?: string
  isWide?: boolean
  children?: ReactNode
}

/** A field with its value; where that has changed since it was read, with both. */
export function ReadValue({ name, label, isWide, children }: ReadValueProps) {
  const { user, read } = useCompared()
  const names = useFieldNames()
  const say = useFormatField()
  const isChanged = user[name] !== read[name]
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>
        {label ?? names[name]} {isChanged && <Changed />}
      </dt>
      <dd className={name === 'cnic' ? 'number' : undefined}>
        {children ?? say(user, name)}
        {isChanged && <OldValue>{say(read, name)}</OldValue>}
      </dd>
    </div>
  )
}
