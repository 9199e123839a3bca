import styled from 'styled-components'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { formatFacts } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { oneLineOfFacts } from '#styles/clamped.ts'
import type { ListedUser } from '../api.ts'

const Facts = styled.span`
  && {
    ${oneLineOfFacts}
    gap: 0.25em;
  }
`

/** Shows on one line a role and what somebody does: the task of the team, else the line of trade. */
export function RoleFacts({ user }: { user: ListedUser }) {
  const names = useRoleNames()
  const language = useLanguage()
  const role = names[user.role]
  const work = user.role === 'team' ? user.designation : user.business_nature
  return (
    <Facts title={formatFacts([role, work], language)}>
      {work ? `${role} · ` : role}
      {work && <bdi>{work}</bdi>}
    </Facts>
  )
}
