import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatInstant, formatMinute } from 'domain/dates.ts'
import { isLate, promisedBy } from 'domain/office/waiting.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { sentAtOf } from 'domain/user.ts'
import type { Ref } from 'react'
import { StatusPanel } from '#components/account/status-panel.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Steps } from '#components/feedback/steps.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { greetedName } from '#lib/format/names.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'

interface PendingStatusProps {
  user: WithId<UserDocument>
  heading: Ref<HTMLHeadingElement>
}

/** The status while the office reads the application. */
export function PendingStatus({ user, heading }: PendingStatusProps) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  const name = greetedName(user, language, user.first_name)
  const sentAt = sentAtOf(user)
  const isAgain = sentAt > user.createdAt
  const promised = formatDay(promisedBy(sentAt, readingDays), language)
  return (
    <StatusPanel uid={user.id} done={0.5}>
      <h2 ref={heading} tabIndex={-1}>
        {isAgain
          ? t`The office is reading your application again, ${name}`
          : t`The office is reading your documents, ${name}`}
      </h2>
      {isLate(sentAt, readingDays) && (
        <Note>
          <Trans>
            <b>Our answer is late, and we are sorry.</b> We promised an answer by {promised}. You do not need
            to do anything.
          </Trans>
        </Note>
      )}
      <p>
        {isAgain && <Trans>We have received your corrected application.</Trans>}{' '}
        {isLate(sentAt, readingDays) ? (
          <Trans>You sent your form on {formatInstant(sentAt, language)}.</Trans>
        ) : (
          <Trans>
            You sent your form on {formatInstant(sentAt, language)}. We read most forms within{' '}
            <Plural
              value={readingDays}
              _1="one working day"
              _2="two working days"
              _3="three working days"
              other="# working days"
            />
            .
          </Trans>
        )}{' '}
        <Trans>
          We will write to <b>{user.email}</b>.
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
