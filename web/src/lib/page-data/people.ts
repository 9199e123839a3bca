import type { PeopleGroup, Person, Team } from 'domain/content/team.ts'
import { LEADERS_ON_HOME } from 'domain/values/list-limits.ts'
import { useContent } from './content.tsx'

/** Returns the people of a group, in their order. Those that an earlier version stored have no group: they are leaders. */
export const peopleIn = (group: PeopleGroup, { leaders }: Pick<Team, 'leaders'>): Person[] =>
  leaders.filter((person: Partial<Person>) => (person.group ?? 'leaders') === group)

/** Returns the part with the people that the home pages show. */
export const withLeadersOnHome = (team: Team): Team => ({
  ...team,
  leaders: peopleIn('leaders', team).slice(0, LEADERS_ON_HOME),
})

/** Returns what the home pages say about the leaders; undefined without leaders. */
export function useLeaders(): Team | undefined {
  const team = useContent('team')
  const shown = team && withLeadersOnHome(team)
  return shown && shown.leaders.length > 0 ? shown : undefined
}
