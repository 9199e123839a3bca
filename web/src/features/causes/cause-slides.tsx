import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import type { Cause } from 'domain/content/causes.ts'
import { placesDone } from 'domain/needlework/places.ts'
import styled, { css } from 'styled-components'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { StitchedBar } from '#components/needlework/stitched-bar.tsx'
import { media } from '#styles/media.ts'
import { CauseAmounts, CauseLinks, CausePicture, PlacesDone } from './cause-parts.tsx'

/** Window widths, in pixels, where the number of slides changes. */
export const TWO_SLIDES_FROM = 768
export const THREE_SLIDES_FROM = 1200

/** Slides shown at once in a wide window. */
export const MOST_SLIDES = 3

/** The gutter is inside the slide, so that a slide is an exact share of the frame. */
export const slideStyle = css`
  padding-inline: 12px;
`

/** Holds the slides edge to edge; it is wider than the page by the outer gutters. */
export const Frame = styled.div`
  margin-inline: -12px;
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  background: var(--surface);
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--s4);
  padding: var(--s5);
`
// by its class: the prerendered HTML may carry no style attribute
const Share = styled(StitchedBar)`
  --at: ${({ percent }) => percent}%;
`
const Done = styled.p`
  margin-block-start: 6px;
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
`
const SumsToEdges = styled(CauseAmounts)`
  > :last-child {
    text-align: end;
  }
`
const Buttons = styled(CauseLinks)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  margin-block-start: auto;
  > * {
    flex: 1;
    padding-inline: var(--s2);
    white-space: nowrap;
  }
`

/** Renders a cause in the carousel, with its progress. */
export const CauseCard = ({ cause }: { cause: Cause }) => (
  <Card>
    <PictureBox>
      <CausePicture
        cause={cause}
        sizes={`(min-width: 1200px) 33vw, (min-width: 768px) 50vw, ${WIDE_ON_PHONES}`}
      />
    </PictureBox>
    <Body>
      <h3>
        <bdi>{cause.title}</bdi>
      </h3>
      <div>
        <Share percent={cause.progress} label={cause.title} />
        <Done>
          <PlacesDone story={undefined} done={placesDone(cause.progress)} />
        </Done>
      </div>
      <SumsToEdges cause={cause} />
      <Buttons cause={cause} />
    </Body>
  </Card>
)

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

/** Shows the causes as a row to scroll by hand, before the carousel is loaded. */
export const SlideRow = ({ causes }: { causes: readonly Cause[] }) => (
  <Row>
    {causes.map((cause) => (
      <Slide key={cause.id}>
        <CauseCard cause={cause} />
      </Slide>
    ))}
  </Row>
)
