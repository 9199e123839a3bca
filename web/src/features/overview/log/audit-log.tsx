import { Trans, useLingui } from '@lingui/react/macro'
import { listAudit } from 'domain/api/office.ts'
import { AUDIT_KINDS, type AuditKind, type AuditLine } from 'domain/audit-log.ts'
import { formatMinute } from 'domain/dates.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Filter, Filters } from '#components/dashboard/filters.tsx'
import { callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useLanguage } from '#lib/texts.ts'
import { Lines, PagedList } from '../list.tsx'
import { usePages } from '../use-pages.ts'
import { useActionNames, useKindNames } from './use-action-names.ts'

const Part = styled.section`
  margin-block-start: var(--s7);
  > h2 {
    margin-block-end: var(--s3);
    font-size: 1.75rem;
  }
`

/** The audit log, the latest line first, by what was done. */
export function AuditLog() {
  const { t } = useLingui()
  const kinds = useKindNames()
  const [kind, setKind] = useState<AuditKind | ''>('')
  const list = usePages<typeof listAudit>(queryKeys.audit(kind), (cursor, signal) =>
    callSignedInWithHeaders(listAudit, { kind: kind || undefined, cursor }, { signal }),
  )
  return (
    <Part aria-labelledby="done">
      <h2 id="done">
        <Trans>What was done</Trans>
      </h2>
      <Filters>
        <Filter
          label={t`What`}
          value={kind}
          options={[
            { value: '', label: t`everything` },
            ...AUDIT_KINDS.map((value) => ({ value, label: kinds[value] })),
          ]}
          onChoose={setKind}
        />
      </Filters>
      <PagedList list={list} shown={list.rows?.length} empty={t`Nothing of this kind was done yet.`}>
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
          {details.length > 0 && ` · ${details.join(', ')}`}
        </small>
      </span>
    </li>
  )
}

function Doer({ actor, name }: { actor: string; name: string }) {
  if (name) return <b>{name}</b>
  if (actor === 'visitor') return <Trans>A visitor</Trans>
  if (actor === 'operator') return <Trans>The command line</Trans>
  return <Trans>Somebody who has left</Trans>
}
