import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listUsers } from 'domain/api/users.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { UserListItem } from 'domain/user.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { Choice, FilterInput } from '#components/dashboard/filters.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'

/** So many are offered. */
const OFFERED = 10

/** How somebody is offered: two may have one name. */
const formatPerson = ({ full_name, email }: UserListItem): string => `${full_name}, ${email}`

interface PersonFilterProps {
  label: string
  /** Called with a uid, with '' for everybody. */
  onChoose: (uid: string) => void
}

/** Somebody, found by a part of her name or e-mail; Enter takes the first one. */
export function PersonFilter({ label, onChoose }: PersonFilterProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = usePausedSearch(typed)
  const { data: found = [] } = useQuery({
    queryKey: queryKeys.people(search),
    queryFn: ({ signal }) => callSignedIn(listUsers, { search, limit: OFFERED }, { signal }),
    enabled: search !== '',
  })
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
