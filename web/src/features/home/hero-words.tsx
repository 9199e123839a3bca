import styled from 'styled-components'
import { Actions, ButtonLink } from '#components/controls/button.tsx'
import { useContent, useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const TaglineText = styled.p`
  max-inline-size: 29em;
  font-size: var(--t-l);
  line-height: 1.5;
  text-wrap: pretty;
`
const OnDark = styled.div`
  p {
    margin-block: var(--s4) var(--s5);
    color: #ece6ee;
  }
  ${media.belowTablet} {
    p {
      margin-block: var(--s3) var(--s4);
      font-size: 1.125rem;
    }
  }
`

/** Shows the headline; the organisation's name if the content could not be loaded. */
export function Headline() {
  const { name } = useOrganisation()
  return <h1>{useContent('home')?.title ?? name}</h1>
}

/** Shows the tagline. */
export const Tagline = () => <TaglineText>{useContent('home')?.words}</TaglineText>

/** Renders the buttons Join Us Now and Donate Now. */
export function JoinOrGive({ isOnDark = false }: { isOnDark?: boolean }) {
  const home = useContent('home')
  if (!home) return null
  return (
    <Actions>
      <ButtonLink to={paths.register} $kind={isOnDark ? 'cotton' : 'primary'}>
        {home.join}
      </ButtonLink>
      <ButtonLink to={paths.donate} $kind={isOnDark ? 'lineOnDark' : 'line'}>
        {home.give}
      </ButtonLink>
    </Actions>
  )
}

/** Renders headline, tagline and buttons for a dark background. */
export const HeroWords = () => (
  <OnDark>
    <Headline />
    <Tagline />
    <JoinOrGive isOnDark />
  </OnDark>
)
