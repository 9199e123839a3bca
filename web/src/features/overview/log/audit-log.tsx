import { Trans, useLingui } from '@lingui/react/macro'
import { AUDIT_KINDS } from 'domain/stored/audit.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { UserListItem } from 'domain/user.ts'
import { Button } from '#components/controls/button.tsx'
import { Choice, DayFilter, Filter, FilterInput, Filters, FromLabel } from '#components/dashboard/filters.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { type AuditFilter, useAuditLog, usePeople } from '../api.ts'
import { PagedList } from '../paged-list.tsx'
import { ActivityLines } from './activity-lines.tsx'
import { useKindNames } from './use-action-names.ts'

/** Formats a suggestion with the e-mail, since two people may have the same name. */
const formatPerson = ({ full_name, email }: UserListItem): string => `${full_name}, ${email}`

interface PersonFilterProps {
  label: string
  /** Called with a uid; '' for everybody. */
  onChoose: (uid: string) => void
}

/** Chooses a person by a part of the name or e-mail. Enter takes the first suggestion. */
function PersonFilter({ label, onChoose }: PersonFilterProps) {
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

const Part = styled.section`
  margin-block-start: var(--s5);
  > h2 {
    margin-block-end: var(--s3);
    font-size: 1.5rem;
  }
`

const Choices = styled(Filters)`
  margin-block-end: var(--s4);
  padding-inline: var(--s4);
  background: var(--surface-sunk);
`

/** Keeps the first and the last day together. */
const Days = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  ${narrowList} {
    flex: 1 1 100%;
  }
`

const NO_FILTER = { kind: '', actor: '', from: '', to: '' } as const

/** Shows the audit log, the latest line first, with filters for action, person and days. */
export function AuditLog() {
  const { t } = useLingui()
  const kinds = useKindNames()
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER)
  // remounts the filters, so that clearing empties their fields
  const [clearCount, setClearCount] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (changed: Partial<AuditFilter>) => setFilter((before) => ({ ...before, ...changed }))
  const { kind, actor, from, to } = filter
  const isFiltered = kind !== '' || actor !== '' || from !== '' || to !== ''
  const list = useAuditLog(filter)
  const clear = () => {
    setFilter(NO_FILTER)
    setClearCount(clearCount + 1)
    // the button that was pressed is gone
    heading.current?.focus()
  }
  return (
    <Part aria-labelledby="done">
      <h2 id="done" ref={heading} tabIndex={-1}>
        <Trans>Activity</Trans>
      </h2>
      <Choices key={clearCount}>
        <PersonFilter label={t`Who`} onChoose={(uid) => change({ actor: uid })} />
        <Filter
          label={t`What`}
          value={kind}
          options={[
            { value: '', label: t`All actions` },
            ...AUDIT_KINDS.map((value) => ({ value, label: kinds[value] })),
          ]}
          onChoose={(value) => change({ kind: value })}
        />
        <Days>
          <DayFilter label={<FromLabel />} value={from} onChoose={(day) => change({ from: day })} />
          <DayFilter label={t`To`} value={to} onChoose={(day) => change({ to: day })} />
        </Days>
        <span>
          {isFiltered && (
            <Button type="button" $kind="plain" $small onClick={clear}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
        </span>
      </Choices>
      <PagedList list={list} shown={list.rows?.length} empty={t`No activity found`}>
        <ActivityLines lines={list.rows ?? []} />
      </PagedList>
    </Part>
  )
}
