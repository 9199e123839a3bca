import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatInstant, formatMinute } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { sentAtOf } from 'domain/user.ts'
import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { Steps } from '#components/feedback/steps.tsx'
import { Portrait } from '#components/needlework/portrait.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'

const Panel = styled.section`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  background: var(--surface);

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Night = styled.div`
  display: grid;
  place-items: center;
  padding: var(--s6);
  background: var(--raat);

  ${media.belowDesktop} {
    padding: var(--s5);
  }
`

const Figure = styled(Portrait)`
  inline-size: 100%;
  max-inline-size: 240px;
  color: var(--holes-night);

  ${media.belowDesktop} {
    max-inline-size: 168px;
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--s4);
  align-content: start;
  justify-items: start;
  padding: clamp(24px, 3vw, 40px);

  > h2 {
    font-size: 1.75rem;
  }
`

interface StatusPanelProps {
  username: string
  /** How much of the pattern is filled, 0 to 1. */
  done: number
  children: ReactNode
}

/** Shows the applicant's pattern beside the status. */
const StatusPanel = ({ username, done, children }: StatusPanelProps) => (
  <Panel>
    <Night>
      <Figure username={username} size="large" done={done} />
    </Night>
    <Words>{children}</Words>
  </Panel>
)

interface PendingStatusProps {
  user: UserDocument
  heading: Ref<HTMLHeadingElement>
}

/** The status while the office reads the application. */
export function PendingStatus({ user, heading }: PendingStatusProps) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  const isAgain = sentAtOf(user) > user.createdAt
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

/** What the office wrote in a rejection. */
export const Reason = ({ children }: { children: string }) =>
  children && (
    <Note tone="refused">
      <OfficeWords>{children}</OfficeWords>
    </Note>
  )

/** The status after a rejection. The reason is shown with the form. */
export function RejectedStatus({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  return (
    <StatusPanel username={user.username} done={0.5}>
      <h2>{t`Your application needs a correction, ${user.first_name}`}</h2>
      <p>
        <Trans>
          The office has read your application. Please correct the points below and send it again.
        </Trans>
      </p>
      <Steps
        current={2}
        steps={[
          { title: t`Form received`, text: formatMinute(user.createdAt, language) },
          { title: t`Read by the office`, text: t`It asks you for a correction.` },
          { title: t`You correct it and send it again`, text: t`What you do not change stays the same.` },
          {
            title: t`We read it again`,
            text: (
              <Plural
                value={readingDays}
                one="Within one working day"
                _2="Within two working days"
                _3="Within three working days"
                other="Within # working days"
              />
            ),
          },
        ]}
      />
    </StatusPanel>
  )
}
