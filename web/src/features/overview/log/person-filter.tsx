import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { UserListItem } from 'domain/user.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { Choice, FilterInput } from '#components/dashboard/filters.tsx'
import { usePeople } from '../api.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'

/** Formats a suggestion with the e-mail, since two people may have the same name. */
const formatPerson = ({ full_name, email }: UserListItem): string => `${full_name}, ${email}`

interface PersonFilterProps {
  label: string
  /** Called with a uid; '' for everybody. */
  onChoose: (uid: string) => void
}

/** Chooses a person by a part of the name or e-mail. Enter takes the first suggestion. */
export function PersonFilter({ label, onChoose }: PersonFilterProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = usePausedSearch(typed)
  const { data: found = [] } = usePeople(search)
  const handleChange = (text: string) => {
    setTyped(text)
    onChoose(found.find((person) => formatPerson(person) === text)?.id ?? '')
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    const [first] = found
    if (key === 'Enter' && first) handleChange(formatPerson(first))
  }
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <FilterInput
        id={id}
        list={`${id}-people`}
        placeholder={t`All people`}
        maxLength={MAX_LENGTH.email}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => handleChange(target.value)}
        onKeyDown={handleKeyDown}
      />
      <datalist id={`${id}-people`}>
        {found.map((person) => (
          <option key={person.id}>{formatPerson(person)}</option>
        ))}
      </datalist>
    </Choice>
  )
}
