import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute, formatMonth } from 'domain/dates.ts'
import { can } from 'domain/permissions.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { RoleDialog } from './role-dialog.tsx'
import { ReinstateDialog, SuspendDialog } from './suspend-dialog.tsx'

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s4);

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s2);
  }
`

const Box = styled.section`
  display: flex;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  background: var(--surface);

  > div {
    min-inline-size: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  h3 {
    font: 400 var(--t-s) / 1.35 var(--text);
    color: var(--ink-soft);
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > button {
    flex: none;
    padding-inline: var(--s3);
  }
`

interface AccessBoxProps {
  title: string
  state: string
  more?: ReactNode
  children?: ReactNode
}

const AccessBox = ({ title, state, more, children }: AccessBoxProps) => (
  <Box>
    <div>
      <h3>{title}</h3>
      <b>{state}</b>
      {more && <small>{more}</small>}
    </div>
    {children}
  </Box>
)

interface AccessBoxesProps {
  user: WithId<UserDocument>
  session: OpenSession
}

/** Shows role and access of an approved user, each with the action that changes it. */
export function AccessBoxes({ user, session: { actor } }: AccessBoxesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const roles = useRoleNames()
  const [open, setOpen] = useState<'role' | 'suspend' | 'reinstate'>()
  const close = () => setOpen(undefined)
  const { suspended } = user
  const scope = {
    member: t`Own page only`,
    team: t`Also writes posts and events`,
    admin: t`Also decides on people and sees documents`,
  }[user.role]
  const when = suspended && formatMinute(suspended.at, language)
  return (
    <Boxes>
      <AccessBox title={t`Role`} state={roles[user.role]} more={scope}>
        {can(actor, 'user:role', user.id) && (
          <Button type="button" $kind="line" $small onClick={() => setOpen('role')}>
            <Trans>Change role…</Trans>
          </Button>
        )}
      </AccessBox>
      <AccessBox
        title={t`Access`}
        state={suspended ? t`Suspended` : t`Can sign in`}
        more={
          suspended && (
            <>
              {when} <OfficeWords>{suspended.reason}</OfficeWords>
            </>
          )
        }
      >
        {can(actor, 'user:suspend', user.id) && (
          <Button
            type="button"
            $kind="line"
            $small
            onClick={() => setOpen(suspended ? 'reinstate' : 'suspend')}
          >
            {suspended ? <Trans>Reinstate…</Trans> : <Trans>Suspend…</Trans>}
          </Button>
        )}
      </AccessBox>
      {user.approvedAt && (
        <AccessBox title={t`Member since`} state={formatMonth(user.approvedAt, language)} />
      )}
      {open === 'role' && <RoleDialog user={user} onClose={close} />}
      {open === 'suspend' && <SuspendDialog user={user} onClose={close} />}
      {open === 'reinstate' && <ReinstateDialog user={user} onClose={close} />}
    </Boxes>
  )
}
