import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { onAnaar, onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { toothedHead } from '#styles/toothed.ts'

const GROUNDS = { anaar: onAnaar, night: onNight }

interface Look {
  $ground: keyof typeof GROUNDS
  $isToothed: boolean
}

/* shows only whole tiles; a wider window shows more of them */
const Ground = styled.section<Look>`
  ${({ $ground }) => GROUNDS[$ground]}
  ${({ $isToothed }) => $isToothed && toothedHead}
  position: relative;
  container-type: inline-size;
  --tile: 162px;
  --cloth: round(down, 46cqi, 162px);
  ${media.belowDesktop} {
    --tile: 126px;
    --cloth: round(down, 40cqi, 126px);
  }
  ${media.belowTablet} {
    --tile: calc(100cqi / 4);
  }
`
const Words = styled(Wrap)`
  display: grid;
  align-items: center;
  min-block-size: calc(3 * var(--tile));
  ${media.belowTablet} {
    min-block-size: 0;
  }
`
const Say = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  max-inline-size: calc(100cqi - max(var(--gutter), (100cqi - var(--page)) / 2) - var(--cloth) - 32px);
  padding-block: var(--section);
  p {
    max-inline-size: 32em;
    font-size: var(--t-l);
    line-height: 1.5;
  }
  p a {
    color: inherit;
  }
  ${media.belowTablet} {
    max-inline-size: none;
    padding-block-end: var(--s6);
  }
`
const Art = styled(FixedArt)`
  position: absolute;
  inset-block: 50% auto;
  inset-inline: auto 0;
  inline-size: var(--cloth);
  block-size: calc(3 * var(--tile));
  overflow: hidden;
  translate: 0 -50%;
  svg {
    display: block;
    inline-size: calc(8 * var(--tile));
    max-inline-size: none;
  }
  ${media.belowTablet} {
    position: static;
    display: block;
    inline-size: 100%;
    block-size: calc(2 * var(--tile));
    translate: none;
  }
`

interface VolunteerBannerProps {
  /** Dark on a page whose hero is red. */
  ground?: keyof typeof GROUNDS
  /** Whether its upper edge has teeth. */
  isToothed?: boolean
}

/** Asks visitors to volunteer; its button leads to the volunteer form. */
export function VolunteerBanner({ ground = 'anaar', isToothed = false }: VolunteerBannerProps) {
  const help = useContent('home')?.help
  if (!help) return null
  return (
    <Ground aria-labelledby="volunteer" $ground={ground} $isToothed={isToothed}>
      <Words>
        <Say>
          <h2 id="volunteer">{help.heading}</h2>
          <p>
            {help.before} <Link to={paths.volunteer}>{help.link}</Link>
            {help.after}
          </p>
          <ButtonLink to={paths.volunteer} $kind="give">
            {help.button}
          </ButtonLink>
        </Say>
      </Words>
      <Art art={ground === 'night' ? 'hands-night' : 'hands'} />
    </Ground>
  )
}
