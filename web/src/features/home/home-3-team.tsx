import type { ArtName } from 'domain/needlework/fixed-art.ts'
import styled from 'styled-components'
import { LeaderFace } from '#components/sections/team.tsx'
import { zipPlaces } from '#lib/page-data/zip-places.ts'
import { useLeaders } from '#lib/page-data/people.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { NarrowAndWideColumns } from './columns.tsx'

const Ground = styled.section`
  ${onNight}
`
const Stage = styled(NarrowAndWideColumns)`
  gap: var(--s6);
  align-items: end;
  h2 {
    align-self: start;
  }
`
const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s6);
  li {
    display: grid;
    gap: var(--s4);
  }
  p {
    color: var(--on-dark-soft);
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    li {
      grid-template-columns: 96px minmax(0, 1fr);
      align-items: center;
    }
  }
`
const Face = styled(LeaderFace)`
  > * {
    inline-size: 100%;
  }
`

/** Drawings of the leaders, in their order, without tiles. */
const FIGURES: readonly { art: ArtName }[] = [
  { art: 'leader-founding-president' },
  { art: 'leader-president-night' },
  { art: 'leader-secretary-general-night' },
]

/** Shows the leaders on the third home page, on a dark background. */
export function Home3Team() {
  const team = useLeaders()
  if (!team) return null
  return (
    <Ground aria-labelledby="team">
      <Stage>
        <h2 id="team">{team.heading}</h2>
        <People>
          {zipPlaces(team.leaders, FIGURES).map(({ art, ...leader }) => (
            <li key={art}>
              <Face {...{ leader, art }} ground="raat" />
              <div>
                <h3>
                  <bdi>{leader.name}</bdi>
                </h3>
                <p>{leader.role}</p>
              </div>
            </li>
          ))}
        </People>
      </Stage>
    </Ground>
  )
}
