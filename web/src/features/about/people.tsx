import { useLingui } from '@lingui/react/macro'
import type { PeopleGroup, Person, Team } from 'domain/content/team.ts'
import styled from 'styled-components'
import { Photo } from '#components/layout/photo.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { LeaderCards } from '#components/sections/team.tsx'
import { initialsOf } from '#lib/format/initials.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { peopleIn } from '#lib/page-data/people.ts'
import { media } from '#styles/media.ts'

const Groups = styled.div`
  display: grid;
  gap: var(--s8);
  ${media.belowTablet} {
    gap: var(--s7);
  }
`
const Heading = styled.h3`
  margin-block-end: var(--s4);
  padding-block-end: var(--s3);
  background: var(--running) 0 100% / 100% 3px no-repeat;
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s5);
  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`
const Item = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: var(--s4);
  align-items: center;
  line-height: 1.4;
  overflow-wrap: anywhere;
  p {
    color: var(--ink-soft);
    font-size: 1rem;
  }
  ${media.belowTablet} {
    grid-template-columns: 72px minmax(0, 1fr);
  }
`
const Face = styled.div`
  position: relative;
  display: grid;
  align-self: start;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  background: var(--kora);
  color: var(--accent);
  font: 700 1.75rem/1 var(--display);
`

/** Shows a group of people in small; nothing for an empty one. */
function Group({ heading, people }: { heading: string; people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <div>
      <Heading>{heading}</Heading>
      <List>
        {people.map(({ name, role, term, does, image, alt }, index) => (
          <Item key={index}>
            <Face>
              <span aria-hidden="true">{initialsOf(name)}</span>
              <Photo {...{ image, alt }} sizes="88px" />
            </Face>
            <div>
              <b>{name}</b>
              <p>{role}</p>
              {term && <p>{term}</p>}
              {does && <p>{does}</p>}
            </div>
          </Item>
        ))}
      </List>
    </div>
  )
}

/** Shows all people of the chamber: the leaders large, the other groups below them. */
export function People() {
  const team = useContent('team')
  return team && team.leaders.length > 0 ? <AllPeople team={team} /> : null
}

function AllPeople({ team }: { team: Team }) {
  const { t } = useLingui()
  const leaders = peopleIn('leaders', team)
  const groups: readonly [PeopleGroup, string][] = [
    ['committee', t`Committee`],
    ['staff', t`Staff`],
    ['past', t`Past presidents`],
  ]
  return (
    <Section aria-labelledby="team">
      <Wrap>
        <SectionHead>
          <h2 id="team">{team.heading}</h2>
        </SectionHead>
        <Groups>
          {leaders.length > 0 && <LeaderCards leaders={leaders} withWork />}
          {groups.map(([group, heading]) => (
            <Group key={group} heading={heading} people={peopleIn(group, team)} />
          ))}
        </Groups>
      </Wrap>
    </Section>
  )
}
