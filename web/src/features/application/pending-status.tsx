import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatInstant, formatMinute } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Ref } from 'react'
import { Steps } from '#components/feedback/steps.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { StatusPanel } from './status-panel.tsx'

interface PendingStatusProps {
  user: UserDocument
  heading: Ref<HTMLHeadingElement>
}

/** Her application is being read, or read again: what has happened and what comes. */
export function PendingStatus({ user, heading }: PendingStatusProps) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  const isAgain = user.revision > 1
  return (
    <StatusPanel username={user.username} done={0.5}>
      <h2 ref={heading} tabIndex={-1}>
        {isAgain
          ? t`The office is reading your application again, ${user.first_name}`
          : t`The office is reading your documents, ${user.first_name}`}
      </h2>
      <p>
        {isAgain && <Trans>We have received your corrected application.</Trans>}{' '}
        <Trans>
          You sent your form on {formatInstant(user.createdAt, language)}. We read most forms within{' '}
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
          { title: isAgain ? t`Being read again` : t`Documents being read`, text: t`CNIC front and back` },
          {
            title: t`Decision`,
            text: t`If something is missing, we tell you what, and you can send it again.`,
          },
          user.role === 'team'
            ? { title: t`Team`, text: t`You are part of the team.` }
            : { title: t`Member`, text: t`You are a member.` },
        ]}
      />
    </StatusPanel>
  )
}
