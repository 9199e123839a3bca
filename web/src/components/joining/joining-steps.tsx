import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Steps } from '#components/feedback/steps.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'

/** Shows the way from the sign-up form to the membership. @param decision paragraphs about the committee's decision */
export function JoiningSteps({ decision }: { decision: ReactNode }) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  return (
    <Steps
      current={0}
      steps={[
        {
          title: t`Fill in the sign-up form`,
          text: t`It takes ten minutes and your identity card. You pay nothing now.`,
        },
        {
          title: t`The office checks your documents`,
          text: (
            <>
              <Plural
                value={readingDays}
                one="Within one working day."
                _3="Within three working days."
                other="Within # working days."
              />{' '}
              <Trans>If something is missing, we tell you what, and you can send it again.</Trans>
            </>
          ),
        },
        { title: t`The committee decides`, body: decision },
        {
          title: t`You pay and become a member`,
          text: t`You pay only after you are approved. You can follow each step after you sign in.`,
        },
      ]}
    />
  )
}
