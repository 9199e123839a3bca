import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { Band } from '#components/needlework/band.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { onAnaar } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { HeroWords } from './hero-words.tsx'

const Ground = styled.section`
  ${onAnaar}
  position: relative;
  overflow: hidden;
`
const Words = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  min-block-size: clamp(560px, 46vw, 760px);
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }
`
const Say = styled.div`
  position: relative;
  z-index: 1;
  padding-block: var(--s8);
  ${media.belowTablet} {
    padding-block: var(--s7) 0;
  }
`
/* cropped by the end of the window */
const Star = styled(FixedArt)`
  position: absolute;
  inset-block: 0;
  inset-inline: auto 0;
  inline-size: calc((100% - min(100%, var(--page))) / 2 + min(38%, 460px));
  overflow: hidden;
  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 30px;
    inline-size: 960px;
    max-inline-size: none;
    translate: 0 -50%;
  }
  ${media.belowTablet} {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 404px;
    svg {
      inset-inline-start: 30%;
      inline-size: 372px;
    }
  }
`

/** Renders the hero of the second home page: text on red beside one large star. */
export const HeroStar = () => (
  <>
    <Ground>
      <Words>
        <Say>
          <HeroWords />
        </Say>
      </Words>
      <Star art="star" />
    </Ground>
    <Band $border="kangura" />
  </>
)
