import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatInstant, formatMinute } from 'domain/dates.ts'
import type { DataKept as Data, RemovalRun, Upcoming } from 'domain/office/overview.ts'
import { TERM_NAMES, type TermName } from 'domain/limits.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { useDataKept } from './api.ts'

const Sheet = styled.section`
  margin-block-start: var(--s6);

  > h2 {
    margin-block-end: var(--s3);
    font-size: var(--t-h3);
  }
  > table {
    inline-size: 100%;
    border-collapse: collapse;
    background: var(--surface);
    line-height: 1.4;
  }
  :is(th, td) {
    padding: var(--s3) var(--s4);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end: 2px solid var(--ink);
    font-size: var(--t-s);
    font-weight: 600;
  }
  tbody th {
    font-weight: 600;
  }
  :is(th, td):first-child {
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-weight: 400;
  }

  ${narrowList} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: block;
      padding: var(--s3) var(--s4);
      border-block-end: 1px solid var(--line);
    }
    :is(th, td) {
      display: block;
      padding: 0;
      border: 0;
    }
    :is(th, td):first-child {
      white-space: normal;
    }
    td[data-name]::before {
      color: var(--ink-soft);
      content: attr(data-name) ': ';
    }
  }
`

const Hint = styled.p`
  margin-block-start: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Returns what each term removes, and from when it counts. */
function useTermTexts(): Record<TermName, { what: string; from: string }> {
  const { t } = useLingui()
  return {
    cards: { what: t`Card pictures`, from: t`the last decision` },
    rejected: { what: t`Rejected applications`, from: t`the last decision` },
    unconfirmed: { what: t`Applications, e-mail not confirmed`, from: t`the application` },
    messages: { what: t`Messages`, from: t`the day it was sent or last handled` },
    volunteers: { what: t`Volunteer offers`, from: t`the day it was sent or last handled` },
    comments: { what: t`Comments that are not approved`, from: t`the day it was sent` },
    activity: { what: t`Activity and earlier decisions`, from: t`the action` },
  }
}

/** The view where a person or a form is found; '' lists all users. */
const TABS: Record<TermName, string> = {
  cards: '',
  rejected: '',
  unconfirmed: 'requests',
  messages: 'messages',
  volunteers: 'volunteers',
  comments: 'comments',
  activity: '',
}

/** Shows what is removed next week, how long data is kept, and what was removed. */
export function DataKept() {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useDataKept()
  if (!data && error) return <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading text={t`Loading...`} />
  return (
    <>
      <Hint>
        <LastRun run={data.runs[0]} />
      </Hint>
      <NextWeek {...data} />
      <Terms {...data} />
      <Removed runs={data.runs.filter(({ is_count_only }) => !is_count_only)} />
    </>
  )
}

function LastRun({ run }: { run: RemovalRun | undefined }) {
  const language = useLanguage()
  if (!run) return <Trans>The daily job has not run yet. It removes old data every night.</Trans>
  const when = formatMinute(run.at, language)
  if (run.is_count_only)
    return <Trans>Last run: {when}. In the first week the job only counts and removes nothing.</Trans>
  return <Trans>Last run: {when}. The next run is at night.</Trans>
}

function NextWeek({ upcoming, moreUpcoming, terms }: Data) {
  return (
    <Sheet>
      <h2>
        <Trans>Removed next week</Trans>
      </h2>
      {upcoming.length === 0 ? (
        <p>
          <Trans>Nothing reaches the end of its term.</Trans>
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>When</Trans>
              </th>
              <th scope="col">
                <Trans>What and whose</Trans>
              </th>
              <th scope="col">
                <Trans>Why</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {upcoming.map((one) => (
              <UpcomingRow key={`${one.term} ${one.id}`} one={one} days={terms[one.term]} />
            ))}
          </tbody>
        </table>
      )}
      {moreUpcoming > 0 && (
        <Hint>
          <Plural value={moreUpcoming} one="And # more." other="And # more." />
        </Hint>
      )}
    </Sheet>
  )
}

function UpcomingRow({ one: { term, id, name, since, at }, days }: { one: Upcoming; days: number }) {
  const language = useLanguage()
  const { what, from } = useTermTexts()[term]
  const begun = formatInstant(since, language)
  return (
    <tr>
      <td>{formatInstant(at, language)}</td>
      <th scope="row">
        {what}
        <small>
          <Link to={paths.dashboardEntry(TABS[term], id)}>{name}</Link>
        </small>
      </th>
      <td>
        <Trans>
          <Plural value={days} one="# day" other="# days" /> after {from}: {begun}
        </Trans>
      </td>
    </tr>
  )
}

function Terms({ terms, stored }: Data) {
  const { t, i18n } = useLingui()
  const texts = useTermTexts()
  return (
    <Sheet>
      <h2>
        <Trans>What is kept, and how long</Trans>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Data</Trans>
            </th>
            <th scope="col">
              <Trans>Kept for</Trans>
            </th>
            <th scope="col">
              <Trans>Counted from</Trans>
            </th>
            <th scope="col">
              <Trans>Stored now</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {TERM_NAMES.map((term) => (
            <tr key={term}>
              <th scope="row">{texts[term].what}</th>
              <td data-name={t`Kept for`}>
                <Plural value={terms[term]} one="# day" other="# days" />
              </td>
              <td data-name={t`Counted from`}>{texts[term].from}</td>
              <td data-name={t`Stored now`}>{i18n.number(stored[term])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Trans>Donations</Trans>
            </th>
            <td data-name={t`Kept for`}>
              <Trans>No limit</Trans>
            </td>
            <td data-name={t`Counted from`}>
              <Trans>not removed automatically</Trans>
            </td>
            <td data-name={t`Stored now`}>{i18n.number(stored.donations)}</td>
          </tr>
          <tr>
            <th scope="row">
              <Trans>Members</Trans>
            </th>
            <td data-name={t`Kept for`}>
              <Trans>No limit</Trans>
            </td>
            <td data-name={t`Counted from`}>
              <Trans>until the account is deleted</Trans>
            </td>
            <td data-name={t`Stored now`}>{i18n.number(stored.members)}</td>
          </tr>
        </tbody>
      </table>
      <Hint>
        <Link to={`${paths.dashboardView('site')}&part=privacy`}>
          <Trans>Change the terms</Trans>
        </Link>
      </Hint>
    </Sheet>
  )
}

const termsOf = (values: Partial<Record<TermName, number>>) => Object.entries(values) as [TermName, number][]

function Removed({ runs }: { runs: readonly RemovalRun[] }) {
  const texts = useTermTexts()
  const language = useLanguage()
  const removed = runs.filter(({ counts }) => termsOf(counts).length > 0)
  return (
    <Sheet>
      <h2>
        <Trans>Removed in the last 30 days</Trans>
      </h2>
      {removed.length === 0 ? (
        <p>
          <Trans>Nothing was removed.</Trans>
        </p>
      ) : (
        <table>
          <tbody>
            {removed.map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, language)}</th>
                <td>
                  {termsOf(counts)
                    .map(([term, count]) => `${texts[term].what}: ${count}`)
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Hint>
        <Trans>Copies in backups are removed 7 days later.</Trans>
      </Hint>
    </Sheet>
  )
}
