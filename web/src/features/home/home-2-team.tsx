import styled from 'styled-components'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { LEADER_FIGURES, LeaderFace } from '#components/sections/team.tsx'
import { zipPlaces } from '#lib/page-data/zip-places.ts'
import { useLeaders } from '#lib/page-data/people.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Ground = styled(Section)`
  ${onKora}
`
const Stage = styled(Wrap)`
  display: grid;
  > div {
    grid-area: 1 / 1;
    justify-self: end;
    inline-size: calc(50% - var(--s5));
  }
  > div p {
    max-inline-size: 27em;
    margin-block-start: var(--s3);
    color: var(--ink-soft);
  }
  ${media.belowDesktop} {
    gap: var(--s6);
    > div {
      grid-area: auto;
      justify-self: start;
      inline-size: auto;
    }
  }
`
const People = styled.ul`
  grid-area: 1 / 1;
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr);
  gap: var(--s5);
  align-items: end;
  p {
    color: var(--ink-soft);
  }
  ${media.belowDesktop} {
    grid-area: auto;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    li:not(:first-child) {
      display: grid;
      grid-template-columns: 112px minmax(0, 1fr);
      column-gap: var(--s4);
      align-items: center;
    }
    li:not(:first-child) > :first-child {
      margin: 0;
    }
  }
`
const Face = styled(LeaderFace)`
  margin-block-end: var(--s4);
`

/** Shows the leaders on the second home page, the first one twice as large. */
export function Home2Team() {
  const team = useLeaders()
  if (!team) return null
  return (
    <Ground aria-labelledby="team">
      <Stage>
        <div>
          <h2 id="team">{team.heading}</h2>
          <p>{team.words}</p>
        </div>
        <People>
          {zipPlaces(team.leaders, LEADER_FIGURES).map(({ art, ground, ...leader }) => (
            <li key={art}>
              <Face {...{ leader, art, ground }} />
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
