import { Trans, useLingui } from '@lingui/react/macro'
import { listAudit } from 'domain/api/office.ts'
import { AUDIT_KINDS, type AuditKind, type AuditLine } from 'domain/audit-log.ts'
import { formatMinute } from 'domain/dates.ts'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { DayFilter, Filter, Filters, FromLabel } from '#components/dashboard/filters.tsx'
import { callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { Lines, PagedList } from '../list.tsx'
import { usePages } from '../use-pages.ts'
import { PersonFilter } from './person-filter.tsx'
import { useActionNames, useKindNames } from './use-action-names.ts'

const Part = styled.section`
  margin-block-start: var(--s7);
  > h2 {
    margin-block-end: var(--s3);
    font-size: 1.75rem;
  }
`

/** The first and the last day stand beside each other, or below all else together. */
const Days = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  ${narrowList} {
    flex: 1 1 100%;
  }
`

const EVERYTHING = { kind: '', actor: '', from: '', to: '' } as const

interface Asked {
  kind: AuditKind | ''
  /** uid, '' for everybody. */
  actor: string
  /** Days, both included; '' for all. */
  from: string
  to: string
}

/** The audit log, the latest line first, by what was done, who did it and when. */
export function AuditLog() {
  const { t } = useLingui()
  const kinds = useKindNames()
  const [asked, setAsked] = useState<Asked>(EVERYTHING)
  // clearing begins with an empty field anew
  const [times, setTimes] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change }))
  const { kind, actor, from, to } = asked
  const isFiltered = kind !== '' || actor !== '' || from !== '' || to !== ''
  const list = usePages<typeof listAudit>(queryKeys.audit({ ...asked }), (cursor, signal) => {
    const sent = {
      kind: kind || undefined,
      actor: actor || undefined,
      from: from || undefined,
      to: to || undefined,
      cursor,
    }
    return callSignedInWithHeaders(listAudit, sent, { signal })
  })
  const clear = () => {
    setAsked(EVERYTHING)
    setTimes(times + 1)
    // the button that was pressed is gone
    heading.current?.focus()
  }
  return (
    <Part aria-labelledby="done">
      <h2 id="done" ref={heading} tabIndex={-1}>
        <Trans>Activity</Trans>
      </h2>
      <Filters key={times}>
        <PersonFilter label={t`Who`} onChoose={(uid) => ask({ actor: uid })} />
        <Filter
          label={t`What`}
          value={kind}
          options={[
            { value: '', label: t`All actions` },
            ...AUDIT_KINDS.map((value) => ({ value, label: kinds[value] })),
          ]}
          onChoose={(value) => ask({ kind: value })}
        />
        <Days>
          <DayFilter label={<FromLabel />} value={from} onChoose={(day) => ask({ from: day })} />
          <DayFilter label={t`To`} value={to} onChoose={(day) => ask({ to: day })} />
        </Days>
        <span>
          {isFiltered && (
            <Button type="button" $kind="plain" $small onClick={clear}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
        </span>
      </Filters>
      <PagedList list={list} shown={list.rows?.length} empty={t`No activity found`}>
        <Lines>
          {list.rows?.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Lines>
      </PagedList>
    </Part>
  )
}

function Line({ line }: { line: AuditLine }) {
  const language = useLanguage()
  const actions = useActionNames()
  const told = useDetailNames()
  const { at, actor, actor_name, action, target, target_name, details } = line
  return (
    <li>
      <time dateTime={at}>{formatMinute(at, language)}</time>
      <span>
        <Doer actor={actor} name={actor_name} />
      </span>
      <span>
        {actions[action]}
        <small>
          <bdi>{target_name || target}</bdi>
          {details.length > 0 && ` · ${details.map(told).join(', ')}`}
        </small>
      </span>
    </li>
  )
}

/** Says what a line adds to its action: fields, one of two addresses, the decision that was taken back. */
function useDetailNames(): (detail: string) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    ...useTexts().label,
    ...useActionNames(),
    old: t`the old address`,
    new: t`the new address`,
  }
  return (detail) => names[detail] ?? detail
}

function Doer({ actor, name }: { actor: string; name: string }) {
  if (name) return <b>{name}</b>
  if (actor === 'visitor') return <Trans>A visitor</Trans>
  if (actor === 'operator') return <Trans>The command line</Trans>
  return <Trans>A former user</Trans>
}
