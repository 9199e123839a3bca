import { type Count, counted, type CountedCloth as Cloth } from 'domain/needlework/counted.ts'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '#styles/media.ts'
import { mirrored } from '#styles/mirrored.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const SIGNS = {
  done: css`
    inline-size: 10px;
    block-size: 16px;
    background: var(--anaar-lit);
  `,
  paid: css`
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--anaar);
  `,
  open: css`
    inline-size: 6px;
    block-size: 6px;
    margin-inline: 5px;
    border-radius: 50%;
    background: var(--holes);
  `,
  mine: css`
    inline-size: 10px;
    block-size: 16px;
    background: var(--genda-deep);
  `,
}

const List = styled.dl<{ $stacked: boolean }>`
  display: flex;
  flex-flow: ${({ $stacked }) => ($stacked ? 'column' : 'row wrap')};
  gap: ${({ $stacked }) => ($stacked ? 'var(--s1)' : 'var(--s2) var(--s6)')};
  font-size: var(--t-s);
  > div {
    display: flex;
    gap: var(--s2);
    align-items: center;
  }
  dt {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  dd {
    color: var(--ink-soft);
  }
`
const Sign = styled.i<{ $state: keyof typeof SIGNS }>`
  flex: none;
  margin-inline: 3px;
  forced-color-adjust: none;
  ${({ $state }) => SIGNS[$state]}
`

interface CountKeyProps {
  lines: readonly { state: keyof typeof SIGNS; count: ReactNode; words: ReactNode }[]
  /** One below the other. */
  isStacked?: boolean
}

/** Explains the marks of a counted cloth, with the number of each. */
export const CountKey = ({ lines, isStacked = false }: CountKeyProps) => (
  <List $stacked={isStacked}>
    {lines.map(({ state, count, words }) => (
      <div key={state}>
        <dt>
          <Sign $state={state} />
          {count}
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </List>
)

const Measure = styled.progress`
  ${visuallyHidden}
`
const Box = styled.div`
  position: relative;
  max-inline-size: 760px;
  color: var(--holes);
  > svg {
    inline-size: 100%;
    overflow: visible;
  }
  > svg + svg {
    display: none;
  }
  ${media.belowTablet} {
    > svg {
      display: none;
    }
    > svg + svg {
      display: block;
    }
  }
  > svg {
    ${mirrored}
  }
`
const Stitches = styled.path`
  stroke-width: 7.6;
`
const Mine = styled(Stitches)`
  stroke: var(--genda-deep);
`
const Hole = styled.path`
  stroke: currentColor;
  stroke-width: 2.6;
  stroke-linecap: round;
`
const FullHole = styled(Hole)`
  stroke: var(--anaar);
  stroke-width: 4.4;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

const Drawn = ({ cloth: { width, height, stitches, paid, open, mine } }: { cloth: Cloth }) => (
  <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true" focusable="false">
    {stitches.map(({ stroke, d }) => (
      <Stitches key={stroke} stroke={stroke} d={d} />
    ))}
    <FullHole d={paid} />
    <Hole d={open} />
    {mine && <Mine d={mine} />}
  </svg>
)

interface CountedClothProps extends Count {
  /** Names what it counts for screen readers; the numbers are in the text below. */
  label: string
  /** In per cent. */
  progress: number
  className?: string
}

/** Draws the progress of a cause: 200 places in 40 columns, on phones in 20. */
export const CountedCloth = ({ label, progress, className, ...count }: CountedClothProps) => (
  <Box className={className}>
    <Measure aria-label={label} value={progress} max={100} />
    <Drawn cloth={counted(count, 5)} />
    <Drawn cloth={counted(count, 10)} />
  </Box>
)
