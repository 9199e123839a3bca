import styled from 'styled-components'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture, type Pictured } from '#components/dashboard/person-picture.tsx'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { formatFacts } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { oneLineOfFacts } from '#styles/clamped.ts'
import type { ListedUser } from '../api.ts'
import { PersonName } from '../person-name.tsx'

const Row = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-inline-size: 0;

  > div {
    min-inline-size: 0;
    line-height: 1.3;
  }
  b {
    display: block;
    font-size: 1rem;
  }
  div > span {
    display: block;
    font-size: var(--t-s);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  div > span > bdi {
    display: block;
  }
`

interface PersonProps {
  user: Pictured & { email: string; name_ur?: string }
  /** Id of the name, for controls that refer to it. */
  id: string
}

/** Shows picture, name and e-mail. */
export const Person = ({ user, id }: PersonProps) => (
  <Row>
    <PersonPicture user={user} />
    <div>
      <b id={id}>
        <PersonName user={user} />
      </b>
      <span>
        <EmailText email={user.email} />
      </span>
    </div>
  </Row>
)

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
