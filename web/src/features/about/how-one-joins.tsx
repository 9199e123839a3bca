import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#components/controls/button.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent, useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { Fees } from './fees.tsx'
import { Papers } from './papers.tsx'
import { Question, Questions } from './question.tsx'

/** The four questions of every woman who would join, with the office's answers. */
export function HowOneJoins() {
  const { t } = useLingui()
  const joining = useContent('joining')
  const { readingDays } = useOrganisation()
  if (!joining) return null
  return (
    <Section id="join" aria-labelledby="join-title">
      <Wrap>
        <SectionHead>
          <div>
            <h2 id="join-title">
              <Trans>How to join</Trans>
            </h2>
            <p>{joining.lead}</p>
          </div>
          <ButtonLink to={paths.register}>
            <Trans>Join Us Now</Trans>
          </ButtonLink>
        </SectionHead>
        <Questions>
          <Question art="joining-1" asks={t`What documents do I need?`}>
            <Papers {...joining} />
          </Question>
          <Question art="joining-2" asks={t`What does it cost?`}>
            <Fees {...joining} />
          </Question>
          <Question art="joining-3" asks={t`Who decides?`}>
            <p>{joining.whoDecides}</p>
          </Question>
          <Question art="joining-4" asks={t`How long does it take?`}>
            <p>
              <Plural
                value={readingDays}
                one="The office reads your documents within one working day and tells you if one is missing."
                _3="The office reads your documents within three working days and tells you if one is missing."
                other="The office reads your documents within # working days and tells you if one is missing."
              />{' '}
              <Plural
                value={joining.decisionDays}
                one="After that, the committee decides within one day."
                _30="After that, the committee decides within 30 days."
                other="After that, the committee decides within # days."
              />{' '}
              <Trans>You can follow every step after you sign in.</Trans>
            </p>
          </Question>
        </Questions>
      </Wrap>
    </Section>
  )
}
