import styled from 'styled-components'

const Sewn = styled.path`
  stroke: #3f9a6c;
  stroke-width: 6.5;
`
const Upright = styled(Sewn)`
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

/** A month of registrations: sewn, every fifth upright; holes that wait; a bar for each that was rejected. */
export function StitchColumn({ approved, waiting, rejected }: ColumnProps) {
  const height = (approved + waiting + rejected) * STEP
  // from the foot up
  const middle = (place: number) => height - STEP * place - STEP / 2
  const rows = (from: number, count: number, draw: (y: number) => string) =>
    Array.from({ length: count }, (_, n) => draw(middle(from + n))).join('')
  const isUpright = (place: number) => place % 5 === 4
  const places = Array.from({ length: approved }, (_, place) => place)
  const across = places.filter((place) => !isUpright(place)).map((place) => `M0 ${middle(place)}h${WIDTH}`)
  const upright = places
    .filter(isUpright)
    .flatMap((place) => UPRIGHT.map((x) => `M${x} ${middle(place) - 3.25}v6.5`))
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <Sewn d={across.join('')} />
      <Upright d={upright.join('')} />
      <Holes d={rows(approved, waiting, (y) => `M1 ${y}h39`)} />
      <Bar d={rows(approved + waiting, rejected, (y) => `M12 ${y}h16`)} />
    </svg>
  )
}

/** The signs of a column beside their words. */
export const Key = ({ of }: { of: keyof ColumnProps }) => (
  <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true" focusable="false">
    {of === 'approved' && <Sewn d="M0 6h26" />}
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

/** Applications of one age: eight holes each, sewn once the promise is broken. */
export function RequestStitches({ count, isLate }: { count: number; isLate: boolean }) {
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

const Lying = styled.path`
  stroke: var(--anaar-lit);
  stroke-width: 7;
`
const Standing = styled.path`
  stroke: var(--ink);
  stroke-width: 6;
`

/** A stitch lying is a post, one standing an event. */
export function PostStitches({ blogs, events }: { blogs: number; events: number }) {
  const start = blogs * 20
  const lying = Array.from({ length: blogs }, (_, n) => `M${n * 20} 8h17`)
  const standing = Array.from({ length: events }, (_, n) => `M${start + 3 + n * 10} 0v16`)
  const width = Math.max(1, start + events * 10)
  return (
    <svg viewBox={`0 0 ${width} 16`} width={width} height="16" aria-hidden="true" focusable="false">
      <Lying d={lying.join('')} />
      <Standing d={standing.join('')} />
    </svg>
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

/** Gifts in a row of forty: received ones sewn, pledged ones two holes each. */
export function GiftStitches({ received, pledged }: { received: number; pledged: number }) {
  const sewn = Array.from({ length: received }, (_, n) => `M${n * 8} 7h6`)
  const holes = Array.from({ length: pledged }, (_, n) => {
    const x = (received + n) * 8 + 3
    return `M${x} 3h.01M${x} 11h.01`
  })
  return (
    <svg
      viewBox="0 0 320 14"
      preserveAspectRatio="xMinYMid"
      width="320"
      height="14"
      aria-hidden="true"
      focusable="false"
    >
      <Received d={sewn.join('')} />
      <Pledged d={holes.join('')} />
    </svg>
  )
}
