import { useLingui } from '@lingui/react/macro'
import type { Actor } from 'domain/permissions.ts'
import styled from 'styled-components'
import { PersonPicture, type Pictured } from '#components/dashboard/person-picture.tsx'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { lowWindow } from './low-window.ts'

const Person = styled.p`
  flex: none;
  display: flex;
  gap: var(--s3);
  align-items: center;
  padding: 10px var(--s2);
  border-block-start: 1px solid var(--line-dark);
  font-size: var(--t-s);
  line-height: 1.3;

  ${lowWindow} {
    padding-block: 5px;
  }
`

const Picture = styled(PersonPicture)`
  background: var(--surface-dark-raised);

  ${lowWindow} {
    inline-size: 28px;
    block-size: 28px;
  }
`

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > * {
    display: block;
  }
  > span {
    color: var(--on-dark-soft);
  }
  ${lowWindow} {
    > * {
      display: inline;
      margin-inline-end: 6px;
    }
  }
`

/** As much of a session as the frame shows. */
export interface Herself {
  user: Pictured
  actor: Actor
}

/** At the foot of the rail: who is signed in, since two share one machine. */
export function SignedInAs({ user, actor }: Herself) {
  const { t } = useLingui()
  const roles = useRoleNames()
  return (
    <Person>
      <Picture user={user} />
      <Words>
        <b>{user.full_name}</b> <span>{actor.approved && actor.role ? roles[actor.role] : t`Applicant`}</span>
      </Words>
    </Person>
  )
}
