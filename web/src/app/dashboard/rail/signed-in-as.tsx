import { Trans, useLingui } from '@lingui/react/macro'
import type { Actor } from 'domain/permissions.ts'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { PersonPicture, type Pictured } from '#components/dashboard/person-picture.tsx'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { namesIn } from '#lib/format/names.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import type { View } from './view.ts'

const person = css`
  flex: none;
  display: flex;
  gap: var(--s3);
  align-items: center;
  padding: 10px var(--s2);
  border-block-start: 1px solid var(--line-dark);
  font-size: var(--t-s);
  line-height: 1.3;

  ${media.lowDesktop} {
    padding-block: 5px;
  }
`

const Person = styled.p`
  ${person}
`

const OwnLink = styled(Link)`
  ${person}
  color: inherit;
  text-decoration: none;

  u {
    white-space: nowrap;
    text-underline-offset: 0.2em;
  }
  &:hover,
  &[aria-current] {
    background: var(--surface-dark-raised);
    color: inherit;
  }
  &[aria-current] {
    padding-inline-start: calc(var(--s2) - 4px);
    border-inline-start: 4px solid var(--on-dark);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Picture = styled(PersonPicture)`
  background: var(--surface-dark-raised);

  ${media.lowDesktop} {
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
`

/** What the layout shows of a session. */
export interface SignedInUser {
  user: Pictured
  actor: Actor
}

interface SignedInAsProps extends SignedInUser {
  /** The account view; undefined for applicants. */
  own: View | undefined
  isCurrent: boolean
  onChoose: () => void
}

/** Shows who is signed in, since people share computers, with a link to the account. */
export function SignedInAs({ user, actor, own, isCurrent, onChoose }: SignedInAsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const roles = useRoleNames()
  const who = (
    <>
      <Picture user={user} />
      <Words>
        <b>
          <bdi>{namesIn(user, language)[0]}</bdi>
        </b>{' '}
        <span>
          {actor.approved && actor.role ? roles[actor.role] : t`Applicant`}
          {own && (
            <>
              {' · '}
              <u>
                <Trans>Your account</Trans>
              </u>
            </>
          )}
        </span>
      </Words>
    </>
  )
  if (!own) return <Person>{who}</Person>
  const current = isCurrent ? { 'aria-current': 'page' as const } : {}
  return (
    <OwnLink to={paths.dashboardView(own.tab)} onClick={onChoose} {...current}>
      {who}
    </OwnLink>
  )
}
