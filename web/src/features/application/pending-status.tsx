import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatInstant, formatMinute } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Steps } from '#components/feedback/steps.tsx'
import { useOrganisation } from '#lib/content.tsx'
import { useLanguage } from '#lib/texts.ts'
import { StatusPanel } from './status-panel.tsx'

/** Her application is being read: what has happened and what comes. */
export function PendingStatus({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  return (
    <StatusPanel username={user.username} done={0.5}>
      <h2>
        <Trans>The office is reading your documents, {user.first_name}</Trans>
      </h2>
      <p>
        <Trans>
          You sent your form on {formatInstant(user.createdAt, language)}. Most are read within{' '}
          <Plural
            value={readingDays}
            _1="one working day"
            _2="two working days"
            _3="three working days"
            other="# working days"
          />
          . We will write to <b>{user.email}</b>.
        </Trans>
      </p>
      <Steps
        current={1}
        steps={[
          { title: t`Form received`, text: formatMinute(user.createdAt, language) },
          { title: t`Documents being read`, text: t`CNIC front and back` },
          {
            title: t`Decision`,
            text: t`If something is missing, we say what, and you can send it again.`,
          },
          { title: user.role === 'team' ? t`Team` : t`Member`, text: t`Your figure is sewn to the end.` },
        ]}
      />
    </StatusPanel>
  )
}
