import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { type Role, ROLES } from 'domain/permissions.ts'
import { roleChangeSchema } from 'domain/schemas/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import styled from 'styled-components'
import { FormDialog } from '#components/dashboard/form-dialog.tsx'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { FieldGrid } from '#components/forms/form-layout.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useAccessChange } from '../api.ts'
import { type Consequence, WhatHappens } from './what-happens.tsx'

const Heading = styled.h3`
  margin-block-end: 6px;
  font: 600 1rem/1.35 var(--text);
`

interface RoleDialogProps {
  user: WithId<UserDocument>
  onClose: () => void
}

/** Changes a user's role. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const { changeRole } = useAccessChange(user)
  const name = user.full_name
  const now = names[user.role]
  const hints: Record<Role, string> = {
    member: t`Own page and membership.`,
    team: t`Also writes posts and events.`,
    admin: t`Also decides on people and sees documents.`,
  }
  const consequences: Record<Role, Consequence> = {
    member: [
      'logout',
      t`${name} keeps only the own page. Open pages of the office close within a few seconds.`,
    ],
    team: ['check', t`${name} can write posts and events within a few seconds.`],
    admin: ['check', t`${name} can see every identity card and decide on people within a few seconds.`],
  }
  return (
    <FormDialog
      title={t`Change the role of ${name}`}
      size="medium"
      initialValues={{ role: user.role, designation: user.designation, reason: '' }}
      schema={roleChangeSchema}
      onClose={onClose}
      onSend={(change) => {
        const next = names[change.role]
        const sent = change.role === 'member' ? { ...change, designation: '' } : change
        return changeRole(sent, t`Change the role of ${name}: ${now} to ${next}`)
      }}
      submit={({ role }) => {
        const next = names[role]
        return { label: role === user.role ? t`Save the task` : t`Change role to ${next}` }
      }}
    >
      {({ role }) => (
        <>
          <div>
            <Heading>
              <Trans>New role</Trans>
            </Heading>
            <RadioPicks
              name="role"
              label={t`New role`}
              options={ROLES.map((value) => ({
                value,
                label: names[value],
                hint: value === user.role ? `${hints[value]} ${t`The role today.`}` : hints[value],
              }))}
            />
          </div>
          <FieldGrid>
            {role !== 'member' && (
              <TextField
                name="designation"
                label={t`Task in the team`}
                hint={t`For the team and for admins.`}
                isOptional={role !== 'team'}
                maxLength={MAX_LENGTH.designation}
              />
            )}
            <TextField
              name="reason"
              label={t`Reason`}
              hint={t`For the history. Only admins read it.`}
              maxLength={MAX_LENGTH.suspension}
            />
          </FieldGrid>
          {role !== user.role && <WhatHappens consequences={[consequences[role]]} />}
        </>
      )}
    </FormDialog>
  )
}
