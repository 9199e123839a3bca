import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { paths } from '#lib/paths.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { mirrored } from '#styles/mirrored.ts'
import { Headline, JoinOrGive, Tagline } from './hero-words.tsx'

/* shows only whole tiles, aligned to the end of the window */
const Frieze = styled.div`
  ${onNight}
  --tile: 162px;
  display: grid;
  justify-content: end;
  block-size: calc(2 * var(--tile));
  color: var(--holes-night);
  ${media.belowTablet} {
    --tile: 108px;
  }
`
const Cloth = styled.div`
  position: relative;
  inline-size: round(down, 100vw, var(--tile));
  overflow: hidden;
`
const Art = styled(FixedArt)`
  svg {
    display: block;
    inline-size: calc(16 * var(--tile));
    max-inline-size: none;
    ${mirrored}
  }
`
/* in the empty middle of the open tile */
const Place = styled(Link)`
  position: absolute;
  inset-block: auto 0;
  inset-inline: 0 auto;
  display: grid;
  place-items: center;
  inline-size: var(--tile);
  block-size: var(--tile);
  color: inherit;
  font: 600 var(--t-s) / 1.2 var(--text);
  text-align: center;
  text-decoration: none;
  span {
    max-inline-size: 4em;
  }
  &:hover {
    color: inherit;
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  ${media.belowTablet} {
    font-size: var(--t-xs);
  }
`
const Words = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s7);
  align-items: end;
  padding-block: clamp(40px, 5vw, 72px) calc(var(--section) - 8px);
  > div {
    display: grid;
    gap: var(--s5);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`

/** Renders the hero of the third home page: a frieze across the window with the text below. */
export const HeroFrieze = () => (
  <section>
    <Frieze>
      <Cloth>
        <Art art="frieze" />
        <Place to={paths.signup}>
          <span>
            <Trans>Sign up</Trans>
          </span>
        </Place>
      </Cloth>
    </Frieze>
    <Words>
      <Headline />
      <div>
        <Tagline />
        <JoinOrGive />
      </div>
    </Words>
  </section>
)
