import styled, { css } from 'styled-components'
import { Actions, ButtonLink } from '#components/controls/button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { onGenda, onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { toothedHead } from '#styles/toothed.ts'

const GROUNDS = {
  genda: css`
    ${onGenda}
    ${toothedHead}
  `,
  kora: onKora,
}

const Ground = styled.section<{ $ground: keyof typeof GROUNDS }>`
  ${({ $ground }) => GROUNDS[$ground]}
`
const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4) var(--s7);
  align-items: center;
  padding-block: clamp(40px, 6vw, 72px);
  > div {
    display: grid;
    gap: var(--s4);
  }
  p {
    font-size: var(--t-l);
    line-height: 1.5;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/* red is not readable on marigold */
const Join = styled(ButtonLink)<{ $onGenda: boolean }>`
  ${({ $onGenda }) => $onGenda && '&, &:hover { background: var(--raat); }'}
`

interface JoinStripProps {
  ground: keyof typeof GROUNDS
  /** The home page that it belongs to. */
  of: 'second' | 'third'
}

/** Asks visitors to join or to donate. */
export function JoinStrip({ ground, of }: JoinStripProps) {
  const home = useContent('home')
  if (!home) return null
  return (
    <Ground aria-labelledby="join" $ground={ground}>
      <Halves>
        <h2 id="join">{home.strip[of]}</h2>
        <div>
          <p>{home.strip.words}</p>
          <Actions>
            <Join to={paths.register} $onGenda={ground === 'genda'}>
              {home.join}
            </Join>
            <ButtonLink to={paths.donate} $kind="line">
              {home.give}
            </ButtonLink>
          </Actions>
        </div>
      </Halves>
    </Ground>
  )
}
