import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { Band } from '#components/needlework/band.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { paths } from '#lib/paths.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { mirrored } from '#styles/mirrored.ts'
import { Icon } from '#components/controls/icon.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { HeroWords } from './hero-words.tsx'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 14px;
  margin-block-start: var(--s2);
  line-height: 1.4;
  /* the system's letters take two lines: room for both, so nothing moves when the face comes */
  ${media.belowLargePhone} {
    &:lang(ur) > b {
      min-block-size: 3.9em;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-block-size: 44px;
    color: inherit;
    font-weight: 600;
  }
  a::before {
    content: '';
    margin-inline-end: 6px;
    border: 4px solid var(--accent-lit);
    rotate: 45deg;
  }
`

/** Says what a membership costs, with a link to how one joins; nothing if the office names no fees. */
export function FeeLine() {
  const fees = usePageData()?.glance?.fees
  if (!fees) return null
  const { once, yearly } = fees
  return (
    <Line>
      <b>
        {!yearly && <Trans>{once} once</Trans>}
        {!once && <Trans>From {yearly} a year</Trans>}
        {once && yearly && (
          <Trans>
            {once} once, then from {yearly} a year
          </Trans>
        )}
      </b>
      <Link to={paths.joining}>
        <Trans>How to join</Trans> <Icon name="arrow" />
      </Link>
    </Line>
  )
}

/** Four rows of tiles of 140 px, 7 px a cell. */
const HEIGHT = '560px'
/** Width of the five tiles in a row. */
const WIDTH = '700px'

const Night = styled.section`
  ${onNight}
  position: relative;
  overflow: hidden;
`
const Words = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 60%);
  align-items: center;
  min-block-size: ${HEIGHT};
  ${media.belowTablet} {
    grid-template-columns: 1fr;
    min-block-size: 0;
  }
`
const Say = styled.div`
  position: relative;
  z-index: 1;
  padding-block: var(--s6);
  ${media.belowTablet} {
    padding-block: 20px 0;
  }
`
/* in wide windows at their end; on phones the last two rows across the window */
const Art = styled.div`
  --tile: 140px;
  position: absolute;
  inset-block-end: 0;
  inset-inline: max(50% + 8px, 100% - ${WIDTH}) 0;
  block-size: ${HEIGHT};
  overflow: hidden;
  ${media.belowTablet} {
    --tile: 20vw;
    position: relative;
    inset: auto;
    block-size: calc(2 * var(--tile));
  }
`
const sewing = keyframes`
  from { clip-path: inset(100% 0 0); }
  to { clip-path: inset(0); }
`
/** The steps of the animation: a tile has the class i0 to i7, its column plus its row. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7]
const Cloth = styled(FixedArt)`
  color: var(--holes-night);
  svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    block-size: calc(4 * var(--tile));
    inline-size: calc(5 * var(--tile));
    max-inline-size: none;
    ${mirrored}
  }
  ${media.motion} {
    g {
      animation: ${sewing} var(--slow) steps(8) both;
    }
    ${STEPS.map((step) => `.i${step} { animation-delay: ${step * 110}ms; }`).join(' ')}
  }
`
/* in the empty middle of the open tile, the first of the last row */
const Place = styled(Link)`
  position: absolute;
  z-index: 1; /* the text box reaches below it */
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: var(--tile);
  block-size: var(--tile);
  display: grid;
  place-items: center;
  color: inherit;
  font: 600 var(--t-s) / 1.2 var(--text);
  text-align: center;
  text-decoration: none;
  span {
    max-inline-size: 4em;
  }
  &:hover span {
    text-decoration: underline;
  }
  &:hover {
    color: inherit;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  ${media.belowTablet} {
    font-size: var(--t-xs);
  }
`

/** Renders the hero of the first home page: text on dark, and a cloth with one open tile that links to the sign-up. */
export const Hero = () => (
  <>
    <Night>
      <Words>
        <Say>
          <HeroWords />
          <FeeLine />
        </Say>
      </Words>
      <Art>
        <Cloth art="hero" />
        <Place to={paths.signup}>
          <span>
            <Trans>Sign up</Trans>
          </span>
        </Place>
      </Art>
    </Night>
    <Band $border="tara" />
  </>
)
