import type { Cause } from 'domain/content/causes.ts'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { CauseCard } from './cause-card.tsx'
import { slideStyle } from './slide.ts'

const Row = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`
const Slide = styled.li`
  ${slideStyle}
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;
  ${media.fromTablet} {
    flex-basis: 50%;
  }
  ${media.fromWide} {
    flex-basis: calc(100% / 3);
  }
`

/** The slides before, or without, the carousel: a row to scroll by hand. */
export const SlideRow = ({ causes }: { causes: readonly Cause[] }) => (
  <Row>
    {causes.map((cause) => (
      <Slide key={cause.id}>
        <CauseCard cause={cause} />
      </Slide>
    ))}
  </Row>
)
