import { Trans, useLingui } from '@lingui/react/macro'
import { formatShortMonth } from 'domain/dates.ts'
import type { MonthOfMembers } from 'domain/office/overview.ts'
import styled from 'styled-components'
import { useLanguage } from '#lib/format/texts.ts'
import { Chart } from './chart.tsx'
import { Key, countPerMark, MemberMarks, marksFor } from './marks.tsx'

/** Marks of the tallest column. */
const TALLEST = 30

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: center;
  font-variant-numeric: tabular-nums lining-nums;

  tr > :first-child {
    inline-size: 122px;
    text-align: start;
  }
  :is(td, th) {
    block-size: 34px;
    padding: 0;
    font-weight: 400;
  }
  th[scope] {
    font-weight: 600;
  }
  thead td {
    vertical-align: bottom;
  }
  thead b {
    display: block;
    padding-block-end: 5px;
    line-height: 1.3;
  }
  thead svg {
    max-inline-size: calc(100% - 8px);
    block-size: auto;
    margin-inline: auto;
  }
  tbody tr {
    border-block-start: 1px solid var(--line);
  }
  tbody tr:first-child {
    border-block-start: 2px solid var(--ink);
  }
  th > svg {
    display: inline-block;
    inline-size: 26px;
    margin-inline-end: var(--s2);
    vertical-align: middle;
  }
  td:last-child {
    font-weight: 700;
  }
  /* phones show the last six */
  @container (max-width: 720px) {
    :is(td, th):not(:first-child):nth-last-child(n + 7) {
      display: none;
    }
    tr > :first-child {
      inline-size: 92px;
    }
    th > svg {
      display: block;
    }
    :is(td, th) {
      block-size: 44px;
      line-height: 1.2;
    }
  }
`

const sum = (months: readonly MonthOfMembers[], what: 'approved' | 'waiting' | 'rejected') =>
  months.reduce((total, month) => total + month[what], 0)

/** How many months a chart has at least. */
const LEAST = 3

/** Shows the registrations of a year by month and current status: columns of marks, and the figures below. */
export function MembersChart({ months: year }: { months: readonly MonthOfMembers[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const first = year.findIndex(({ approved, waiting, rejected }) => approved + waiting + rejected > 0)
  // months before the first registration say nothing
  const months = year.slice(Math.min(Math.max(first, 0), year.length - LEAST))
  const count = months.length
  const totals = months.map(({ approved, waiting, rejected }) => approved + waiting + rejected)
  const each = countPerMark(Math.max(...totals), TALLEST)
  const [approved, pending, rejected] = [
    sum(months, 'approved'),
    sum(months, 'waiting'),
    sum(months, 'rejected'),
  ]
  const rows = [
    ['approved', t`Approved`],
    ['waiting', t`Pending`],
    ['rejected', t`Rejected`],
  ] as const
  return (
    <Chart
      title={t`Members by month`}
      words={
        <>
          <Trans>
            <b>
              {approved} approved, {pending} pending, {rejected} rejected
            </b>{' '}
            of the registrations in these {count} months.
          </Trans>{' '}
          {each === 1
            ? t`1 mark = 1 person. Outlined = pending.`
            : t`1 mark = ${each} people. Outlined = pending.`}
        </>
      }
    >
      <Table>
        <thead>
          <tr aria-hidden="true">
            <td aria-label={t`Month`} />
            {months.map((month, index) => (
              <td key={month.month}>
                <b>{totals[index]}</b>
                <MemberMarks
                  approved={marksFor(month.approved, each)}
                  waiting={marksFor(month.waiting, each)}
                  rejected={marksFor(month.rejected, each)}
                />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td aria-label={t`Month`} />
            {months.map(({ month }) => (
              <th key={month} scope="col">
                {formatShortMonth(month, language)}
              </th>
            ))}
          </tr>
          {rows.map(([what, words]) => (
            <tr key={what}>
              <th scope="row">
                <Key of={what} />
                {words}
              </th>
              {months.map((month) => (
                <td key={month.month}>{month[what]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Chart>
  )
}
