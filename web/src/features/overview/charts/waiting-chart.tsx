import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { OVERVIEW } from 'domain/values/list-limits.ts'
import type { Overview } from 'domain/office/overview.ts'
import { daysSince, isLate } from 'domain/office/waiting.ts'
import { groupBy } from 'domain/values/collections.ts'
import { Fragment, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { Chart, ChartRows } from './chart.tsx'
import { countPerMark, ApplicationMarks, marksFor } from './marks.tsx'

/** Marks of the longest row. */
const LONGEST = 8

const Deadline = styled.p`
  padding-block: var(--s1);
  border-block-start: 2px dashed var(--danger);
  color: var(--danger);
  font-size: var(--t-s);
  font-weight: 600;
`
const Rows = styled(ChartRows)`
  > li:has(> p) {
    display: block;
    min-block-size: 0;
    border-block: 0;
  }
`

type Waiting = Overview['waiting'][number]

/** Shows applications by days of waiting, the newest first, with a line at the deadline. */
export function WaitingChart({ waiting, more }: { waiting: readonly Waiting[]; more: number }) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const [now] = useState(() => new Date())
  const byDays = [...groupBy(waiting, ({ since }) => daysSince(since, now))].toSorted(([a], [b]) => a - b)
  const late = waiting.filter(({ since }) => isLate(since, readingDays, now)).length
  const count = waiting.length + more
  const each = countPerMark(Math.max(0, ...byDays.map(([, ones]) => ones.length)), LONGEST)
  const firstLate = byDays.findIndex(([, ones]) => ones.some(({ since }) => isLate(since, readingDays, now)))
  return (
    <Chart
      title={t`Waiting time`}
      words={
        count === 0 ? (
          t`No applications waiting.`
        ) : (
          <>
            <b>{t`${count} waiting, ${late} late.`}</b>{' '}
            {each === 1 ? t`1 mark = 1 application.` : t`1 mark = ${each} applications.`}
          </>
        )
      }
    >
      {byDays.length > 0 && (
        <Rows>
          {byDays.map(([days, ones], index) => (
            <Fragment key={days}>
              {index === firstLate && (
                <li>
                  <Deadline>
                    <Plural
                      value={readingDays}
                      one="Deadline: # working day"
                      other="Deadline: # working days"
                    />
                  </Deadline>
                </li>
              )}
              <li>
                <b>
                  {days === 0 ? <Trans>Today</Trans> : <Plural value={days} one="# day" other="# days" />}
                </b>
                <ApplicationMarks
                  count={marksFor(ones.length, each)}
                  isLate={firstLate >= 0 && index >= firstLate}
                />
                <Figure ones={ones} />
              </li>
            </Fragment>
          ))}
        </Rows>
      )}
      {more > 0 && (
        <p>
          <Trans>
            These are the oldest {OVERVIEW.waiting}.{' '}
            <Plural value={more} one="# more is waiting." other="# more are waiting." />
          </Trans>
        </p>
      )}
    </Chart>
  )
}

/** Shows how many, or the name where it is only one. */
function Figure({ ones }: { ones: readonly Waiting[] }) {
  const [first] = ones
  if (ones.length !== 1 || !first)
    return (
      <span>
        <Plural value={ones.length} one="# application" other="# applications" />
      </span>
    )
  return (
    <span>
      <Link to={paths.dashboardEntry('requests', first.id)}>{first.full_name}</Link>
    </span>
  )
}
