import { counted, type Count, type CountedCloth as Cloth } from 'domain/needlework/counted.ts'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

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
  [dir='rtl'] & > svg {
    scale: -1 1;
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
  /** What it counts, for assistive technology; its numbers stand in words below. */
  label: string
  /** In per cent. */
  progress: number
  className?: string
}

/** How far a cause has come: two hundred stitches, forty by five, on phones twenty by ten. */
export const CountedCloth = ({ label, progress, className, ...count }: CountedClothProps) => (
  <Box className={className}>
    <Measure aria-label={label} value={progress} max={100} />
    <Drawn cloth={counted(count, 5)} />
    <Drawn cloth={counted(count, 10)} />
  </Box>
)
