import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Note } from '#components/feedback/note.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { Steps } from '#components/feedback/steps.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { StatusPanel } from './status-panel.tsx'

/** What the office wrote. */
export const Reason = ({ children }: { children: string }) =>
  children && (
    <Note tone="refused">
      <OfficeWords>{children}</OfficeWords>
    </Note>
  )

/** Her application was refused: what happens next. The reason stands with the form that mends it. */
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
