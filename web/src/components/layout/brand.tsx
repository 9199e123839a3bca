import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--s3);
  ${media.belowPhone} {
    gap: var(--s2);
  }
  color: inherit;
  text-decoration: none;
  &:hover {
    color: inherit;
  }
`
const Mark = styled(FixedArt)`
  flex: none;
  inline-size: 60px;
  aspect-ratio: 1;
  padding: 4px;
  background: var(--raat);
  ${media.belowTablet} {
    inline-size: 52px;
  }
  ${media.belowPhone} {
    inline-size: 44px;
  }
`
const Name = styled.b`
  display: block;
  font: 700 1.375rem / 1.05 var(--display);
  word-spacing: -0.06em;
  ${media.belowTablet} {
    font-size: 1.25rem;
  }
  ${media.belowPhone} {
    font-size: var(--t-name);
  }
`
const Rest = styled.span<{ $onNight: boolean }>`
  display: block;
  margin-block-start: 3px;
  font-size: var(--t-xs);
  line-height: 1.3;
  ${media.belowPhone} {
    font-size: max(0.75rem, var(--t-floor, 0rem));
    line-height: 1.2;
  }
  color: ${({ $onNight }) => ($onNight ? 'var(--on-dark-soft)' : 'var(--ink-soft)')};
`

/** Renders the logo and the name as a link to the home page. */
export function Brand({ onNight = false }: { onNight?: boolean }) {
  const { shortName, nameRest } = useOrganisation()
  return (
    <Home to={paths.home}>
      <Mark art="mark" />
      <span>
        <Name>{shortName}</Name>
        <Rest $onNight={onNight}>{nameRest}</Rest>
      </span>
    </Home>
  )
}
