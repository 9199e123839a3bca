import styled from 'styled-components'
import { mirrored } from '#styles/mirrored.ts'

/** Returns how many items one mark counts, so that the longest row or column has at most `marks` marks. */
export function countPerMark(most: number, marks: number): number {
  for (let scale = 1; ; scale *= 10)
    for (const step of [1, 2, 5]) if (most <= scale * step * marks) return scale * step
}

/** Returns the number of marks for a count. Any count above 0 has at least one. */
export const marksFor = (count: number, each: number): number =>
  count === 0 ? 0 : Math.max(1, Math.round(count / each))

const Filled = styled.path`
  stroke: #3f9a6c;
  stroke-width: 6.5;
`
const Upright = styled(Filled)`
  stroke: var(--tota);
`
const Holes = styled.path`
  stroke: var(--genda-ink);
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-dasharray: 0 7.6;
`
const Bar = styled.path`
  stroke: var(--danger);
  stroke-width: 4;
`

const WIDTH = 40
const STEP = 8.5
const UPRIGHT = [3.25, 11.6, 20, 28.4, 36.75]

interface ColumnProps {
  approved: number
  waiting: number
  rejected: number
}

/** Draws a month of registrations as marks: approved filled (every fifth upright), pending as holes, rejected as bars. */
export function MemberMarks({ approved, waiting, rejected }: ColumnProps) {
  const height = (approved + waiting + rejected) * STEP
  // from the foot up
  const middle = (index: number) => height - STEP * index - STEP / 2
  const rows = (from: number, count: number, draw: (y: number) => string) =>
    Array.from({ length: count }, (_, n) => draw(middle(from + n))).join('')
  const isUpright = (index: number) => index % 5 === 4
  const indexes = Array.from({ length: approved }, (_, index) => index)
  const across = indexes.filter((index) => !isUpright(index)).map((index) => `M0 ${middle(index)}h${WIDTH}`)
  const upright = indexes
    .filter(isUpright)
    .flatMap((index) => UPRIGHT.map((x) => `M${x} ${middle(index) - 3.25}v6.5`))
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <Filled d={across.join('')} />
      <Upright d={upright.join('')} />
      <Holes d={rows(approved, waiting, (y) => `M1 ${y}h39`)} />
      <Bar d={rows(approved + waiting, rejected, (y) => `M12 ${y}h16`)} />
    </svg>
  )
}

/** Draws the mark of a status for the chart's key. */
export const Key = ({ of }: { of: keyof ColumnProps }) => (
  <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true" focusable="false">
    {of === 'approved' && <Filled d="M0 6h26" />}
    {of === 'waiting' && <Holes d="M2 6h24" />}
    {of === 'rejected' && <Bar d="M6 6h14" />}
  </svg>
)

const Late = styled.path`
  stroke: var(--danger);
  stroke-width: 9;
`
const Open = styled(Holes)`
  stroke-width: 4;
  stroke-dasharray: 0 6.6;
`

/** Draws applications of one age: outlined, or filled once they are late. */
export function ApplicationMarks({ count, isLate }: { count: number; isLate: boolean }) {
  const draw = (at: (x: number) => string) => Array.from({ length: count }, (_, n) => at(n * 30)).join('')
  return (
    <svg viewBox={`0 0 ${count * 30} 16`} width={count * 30} height="16" aria-hidden="true" focusable="false">
      {isLate ? (
        <Late d={draw((x) => `M${x} 8h24`)} />
      ) : (
        <Open d={draw((x) => `M${x + 2} 3.5h20.5M${x + 2} 12.5h20.5`)} />
      )}
    </svg>
  )
}

/* of a row: the first mark stands at its start */
const Marks = styled.svg`
  ${mirrored}
`

const Flat = styled.path`
  stroke: var(--anaar-lit);
  stroke-width: 7;
`
const UprightMark = styled.path`
  stroke: var(--ink);
  stroke-width: 6;
`

/** Draws posts as flat marks and events as upright marks. */
export function PostMarks({ blogs, events }: { blogs: number; events: number }) {
  const start = blogs * 20
  const flat = Array.from({ length: blogs }, (_, n) => `M${n * 20} 8h17`)
  const upright = Array.from({ length: events }, (_, n) => `M${start + 3 + n * 10} 0v16`)
  const width = Math.max(1, start + events * 10)
  return (
    <Marks viewBox={`0 0 ${width} 16`} width={width} height="16" aria-hidden="true" focusable="false">
      <Flat d={flat.join('')} />
      <UprightMark d={upright.join('')} />
    </Marks>
  )
}

const Received = styled.path`
  stroke: var(--anaar-lit);
  stroke-width: 12;
`
const Pledged = styled.path`
  stroke: var(--ink);
  stroke-width: 3;
  stroke-linecap: round;
`

/** Draws donations in a row: filled for received, dotted for pledged. */
export function DonationMarks({ received, pledged }: { received: number; pledged: number }) {
  const filled = Array.from({ length: received }, (_, n) => `M${n * 8} 7h6`)
  const holes = Array.from({ length: pledged }, (_, n) => {
    const x = (received + n) * 8 + 3
    return `M${x} 3h.01M${x} 11h.01`
  })
  return (
    <Marks
      viewBox="0 0 320 14"
      preserveAspectRatio="xMinYMid"
      width="320"
      height="14"
      aria-hidden="true"
      focusable="false"
    >
      <Received d={filled.join('')} />
      <Pledged d={holes.join('')} />
    </Marks>
  )
}
