import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatShortMonth } from 'domain/dates.ts'
import type { MonthOfPosts } from 'domain/office/overview.ts'
import { Comma } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { Chart, ChartRows } from './chart.tsx'
import { countPerMark, PostMarks, marksFor } from './marks.tsx'

/** Marks of the longest row. */
const LONGEST = 10

/** Shows the posts and events of each month. */
export function PostsChart({ months }: { months: readonly MonthOfPosts[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const each = countPerMark(Math.max(...months.map(({ blogs, events }) => blogs + events)), LONGEST)
  // months before the first post say nothing
  const first = months.findIndex(({ blogs: written, events: planned }) => written + planned > 0)
  const blogs = months.reduce((total, month) => total + month.blogs, 0)
  const events = months.reduce((total, month) => total + month.events, 0)
  return (
    <Chart
      title={t`Posts and events`}
      words={
        <>
          <Trans>
            <b>
              <Plural value={blogs} one="# post" other="# posts" />,{' '}
              <Plural value={events} one="# event" other="# events" />
            </b>{' '}
            in six months.
          </Trans>{' '}
          {each === 1
            ? t`Flat mark = 1 post, upright mark = 1 event.`
            : t`Flat mark = ${each} posts, upright mark = ${each} events.`}
        </>
      }
    >
      <ChartRows>
        {months.slice(Math.max(first, 0)).map((month) => (
          <li key={month.month}>
            <b>{formatShortMonth(month.month, language)}</b>
            <PostMarks blogs={marksFor(month.blogs, each)} events={marksFor(month.events, each)} />
            <span>
              <Plural value={month.blogs} one="# post" other="# posts" />
              <Comma />
              <Plural value={month.events} one="# event" other="# events" />
            </span>
          </li>
        ))}
      </ChartRows>
    </Chart>
  )
}
