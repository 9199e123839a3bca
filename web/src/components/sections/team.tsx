import type { Person as Leader } from 'domain/content/team.ts'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import styled from 'styled-components'
import { Photo } from '#components/layout/photo.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { useLeaders } from '#lib/page-data/people.ts'
import { initialsOf } from '#lib/format/initials.ts'
import { onAnaar, onGenda, onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  row-gap: var(--s7);
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`
const Person = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  ${media.belowTablet} {
    grid-template: auto / 132px 1fr;
    gap: var(--s4);
    align-items: center;
  }
`
const grounds = { raat: onNight, anaar: onAnaar, genda: onGenda }

const Face = styled.div<{ $ground: keyof typeof grounds }>`
  ${({ $ground }) => grounds[$ground]}
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  > * {
    grid-area: 1 / 1;
    inline-size: 88%;
    aspect-ratio: 1;
  }
`
const Initials = styled.svg`
  font: 700 54px var(--display);
  fill: currentColor;
  text-anchor: middle;
`
const Words = styled.div`
  padding-block-start: var(--s5);
  padding-inline-end: var(--s5);
  overflow-wrap: anywhere;
  p {
    color: var(--ink-soft);
  }
  ${media.belowTablet} {
    padding: 0;
  }
`

interface LeaderFigure {
  /** Undefined for a ground without a figure. */
  art?: ArtName
  ground: keyof typeof grounds
}

/** Renders a leader's photo, or a figure with initials. Decoration: the name is beside it. */
export const LeaderFace = ({
  leader: { name, image, alt },
  art,
  ground,
  className,
}: LeaderFigure & { leader: Leader; className?: string }) => (
  <Face $ground={ground} className={className}>
    {art && <FixedArt art={art} />}
    <Initials viewBox="0 0 360 360" aria-hidden="true">
      <text x="180" y="199">
        {initialsOf(name)}
      </text>
    </Initials>
    <Photo {...{ image, alt }} sizes="(max-width: 767px) 132px, 33vw" />
  </Face>
)
const Does = styled.p`
  ${Words} & {
    margin-block-start: var(--s2);
    color: var(--ink);
    font-size: 1rem;
    line-height: 1.5;
  }
`

/** Drawings of the first leaders, in their order. */
export const LEADER_FIGURES: readonly Required<LeaderFigure>[] = [
  { art: 'leader-founding-president', ground: 'raat' },
  { art: 'leader-president', ground: 'anaar' },
  { art: 'leader-secretary-general', ground: 'genda' },
]

const GROUNDS = LEADER_FIGURES.map(({ ground }) => ground)

interface LeaderCardsProps {
  leaders: readonly Leader[]
  /** Whether to say for which term, and what each leader does. */
  withWork?: boolean
}

/** Shows leaders in rows of three. */
export const LeaderCards = ({ leaders, withWork = false }: LeaderCardsProps) => (
  <People>
    {leaders.map((leader, index) => (
      <Person key={index}>
        <LeaderFace
          leader={leader}
          {...(LEADER_FIGURES[index] ?? { ground: GROUNDS[index % GROUNDS.length] ?? 'raat' })}
        />
        <Words>
          <h3>
            <bdi>{leader.name}</bdi>
          </h3>
          <p>{leader.role}</p>
          {withWork && leader.term && <p>{leader.term}</p>}
          {withWork && leader.does && <Does>{leader.does}</Does>}
        </Words>
      </Person>
    ))}
  </People>
)

/** Shows the first leaders. */
export function Team() {
  const team = useLeaders()
  if (!team) return null
  return (
    <Section aria-labelledby="team">
      <Wrap>
        <SectionHead>
          <h2 id="team">{team.heading}</h2>
        </SectionHead>
        <LeaderCards leaders={team.leaders} />
      </Wrap>
    </Section>
  )
}
