import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Joining } from 'domain/content/joining.ts'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { FeeTable } from '#components/sections/fee-table.tsx'
import { useContent, useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  li {
    position: relative;
    padding-inline-start: 28px;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 4px;
    inline-size: 9px;
    block-size: 9px;
    rotate: 45deg;
    background: var(--accent);
  }
`

/** Lists the documents that an applicant needs. */
const Papers = ({ papers, papersNote }: Pick<Joining, 'papers' | 'papersNote'>) => (
  <>
    <List>
      {papers.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </List>
    {papersNote && <p>{papersNote}</p>}
  </>
)

const Questions = styled.ol`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--s4) var(--s6);
    align-items: start;
    padding-block: var(--s6);
    border-block-start: 1px solid var(--line);
  }
  > li:last-child {
    border-block-end: 1px solid var(--line);
  }
  ${media.belowDesktop} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const Ask = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: var(--s5);
  align-items: center;
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 1.875rem);
  }
  ${media.belowTablet} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: var(--s4);
  }
`
const Figure = styled(FixedArt)`
  aspect-ratio: 1;
  color: var(--holes);
`
const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-inline-size: 40em;
`

interface QuestionProps {
  /** The figure, drawn further with each question. */
  art: ArtName
  asks: string
  children: ReactNode
}

/** Renders one question with its answer. */
const Question = ({ art, asks, children }: QuestionProps) => (
  <li>
    <Ask>
      <Figure art={art} />
      <h3>{asks}</h3>
    </Ask>
    <Answer>{children}</Answer>
  </li>
)

/** Answers the four common questions about joining. */
export function HowToJoin() {
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
            <FeeTable {...joining} />
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
