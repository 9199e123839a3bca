import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TermName } from 'domain/content/privacy.ts'
import { formatDay, formatMinute } from 'domain/dates.ts'
import type { DataKept as Data, RemovalRun } from 'domain/office/overview.ts'
import styled from 'styled-components'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { paths } from '#lib/paths.ts'
import { useDataKept } from './api.ts'

const Sheet = styled.section`
  margin-block-start: var(--s5);
  overflow-x: auto;

  > h2 {
    margin-block-end: var(--s3);
    font-size: var(--t-h3);
  }
  > table {
    inline-size: 100%;
    background: var(--surface);
  }
  :is(th, td) {
    padding: var(--s3) var(--s4);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  tbody th {
    font-weight: 600;
  }
  td:last-child {
    font-variant-numeric: tabular-nums;
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
    messages: { what: t`Messages`, from: t`sent or last handled` },
    volunteers: { what: t`Volunteer offers`, from: t`sent or last handled` },
    comments: { what: t`Comments that are not approved`, from: t`sent` },
    activity: { what: t`Activity and earlier decisions`, from: t`the action` },
  }
}

const termsOf = (values: Partial<Record<TermName, number>>) => Object.entries(values) as [TermName, number][]

/** Shows what is removed next week, how long data is kept, and what was removed. */
export function DataKept() {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useDataKept()
  if (!data && error) return <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading text={t`Loading...`} />
  const [last] = data.runs
  return (
    <>
      <Hint>
        <LastRun run={last} />
      </Hint>
      <NextWeek next={last?.next ?? {}} />
      <Terms terms={data.terms} />
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

function NextWeek({ next }: { next: RemovalRun['next'] }) {
  const texts = useTermTexts()
  return (
    <Sheet>
      <h2>
        <Trans>Removed next week</Trans>
      </h2>
      {termsOf(next).length === 0 ? (
        <p>
          <Trans>Nothing reaches the end of its term.</Trans>
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Data</Trans>
              </th>
              <th scope="col">
                <Trans>How many</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {termsOf(next).map(([term, count]) => (
              <tr key={term}>
                <th scope="row">{texts[term].what}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}

function Terms({ terms }: Pick<Data, 'terms'>) {
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
              <Trans>Counted from</Trans>
            </th>
            <th scope="col">
              <Trans>Kept for</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {termsOf(terms).map(([term, days]) => (
            <tr key={term}>
              <th scope="row">{texts[term].what}</th>
              <td>{texts[term].from}</td>
              <td>
                <Plural value={days} one="# day" other="# days" />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Trans>Donations</Trans>
            </th>
            <td>
              <Trans>not removed automatically</Trans>
            </td>
            <td>
              <Trans>No limit</Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <Trans>Members</Trans>
            </th>
            <td>
              <Trans>until the account is deleted</Trans>
            </td>
            <td>
              <Trans>No limit</Trans>
            </td>
          </tr>
        </tbody>
      </table>
      <Hint>
        <a href={`${paths.dashboardView('site')}&part=privacy`}>
          <Trans>Change the terms</Trans>
        </a>
      </Hint>
    </Sheet>
  )
}

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
