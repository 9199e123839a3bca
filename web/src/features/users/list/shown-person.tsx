import { ChangeNote } from './change-note.tsx'
import { Person } from './person.tsx'
import type { ShownUser } from './shown-user.ts'

/** Id of what is said to have changed of somebody, by the id of her name. */
export const changeId = (id: string): string => `${id}-change`

/** A person in a list, and what has changed of her application while it was looked at. */
export const ShownPerson = ({ shown, id }: { shown: ShownUser; id: string }) => (
  <Person
    user={shown.user}
    id={id}
    note={shown.hasChanged && <ChangeNote shown={shown} id={changeId(id)} />}
  />
)
