import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Actions, ButtonLink } from '#components/controls/button.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const Tagline = styled.p`
  max-inline-size: 29em;
  font-size: var(--t-l);
  line-height: 1.5;
  text-wrap: pretty;
`
const Apart = styled.div`
  p {
    margin-block: var(--s5) var(--s6);
    color: #ece6ee;
  }
  ${media.belowTablet} {
    p {
      margin-block: var(--s4) var(--s5);
      font-size: 1.125rem;
    }
  }
`

export const Headline = () => (
  <h1>
    <Trans>Where women’s enterprise becomes an industry</Trans>
  </h1>
)

/** Whose path we follow. */
export const Path = () => (
  <Tagline>
    <Trans>
      We follow the path of a merchant woman whose caravans crossed deserts fourteen centuries ago. Today, in
      the valleys of the north, our members make, trade and employ.
    </Trans>
  </Tagline>
)

/** To give, or to join. */
export const GiveOrJoin = ({ isOnDark = false }: { isOnDark?: boolean }) => (
  <Actions>
    <ButtonLink to={paths.donate} $kind="give">
      <Trans>Donate Now</Trans>
    </ButtonLink>
    <ButtonLink to={paths.register} $kind={isOnDark ? 'lineOnDark' : 'line'}>
      <Trans>Join Us Now</Trans>
    </ButtonLink>
  </Actions>
)

/** All that a hero on a dark ground says, one below the other. */
export const HeroWords = () => (
  <Apart>
    <Headline />
    <Path />
    <GiveOrJoin isOnDark />
  </Apart>
)
