import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Joining } from 'domain/content/joining.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { DocumentList, JoiningSteps, FeeTable } from '#components/joining/joining.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Formatted } from '#components/sections/description.tsx'
import { SiteText } from '#components/sections/site-text.tsx'
import { useRupees } from '#lib/format/use-rupees.ts'
import { useContent, useOrganisation } from '#lib/page-data/content.tsx'
import { lowestFees } from '#lib/page-data/lowest-fees.ts'
import { paths } from '#lib/paths.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Ground = styled(Section)`
  ${onKora}
`

const FactList = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 1px;
  margin-block-end: var(--s7);
  border-block-start: 4px solid var(--accent);
  background: var(--line);
  overflow-wrap: anywhere;
  > div {
    padding: var(--s4) 20px;
    background: var(--surface);
    line-height: 1.4;
  }
  dt,
  dd:last-child {
    font-size: var(--t-s);
  }
  dt {
    color: var(--ink-soft);
  }
  b {
    font: 700 1.75rem / 1.2 var(--display);
  }
  ${media.belowDesktop} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));
    margin-block-end: var(--s6);
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.belowTablet} {
    > div {
      padding: 14px;
    }
    b {
      font-size: 1.3125rem;
    }
  }
`

interface FactProps {
  about: string
  fact: ReactNode
  more: ReactNode
}

const Fact = ({ about, fact, more }: FactProps) => (
  <div>
    <dt>{about}</dt>
    <dd>
      <b>{fact}</b>
    </dd>
    <dd>{more}</dd>
  </div>
)

function CostFact({ fees: all }: Pick<Joining, 'fees'>) {
  const { t } = useLingui()
  const inRupees = useRupees()
  const fees = lowestFees(all)
  if (!fees) return null
  const [once, yearly] = [inRupees(fees.onJoining), inRupees(fees.everyYear)]
  if (fees.everyYear === 0) return <Fact about={t`It costs`} fact={once} more={<Trans>once</Trans>} />
  const more = fees.onJoining ? <Trans>a year, plus {once} once</Trans> : <Trans>a year</Trans>
  return <Fact about={fees.isFrom ? t`It costs at least` : t`It costs`} fact={yearly} more={more} />
}

/** Says in short what it costs, what one needs, and how long it takes. */
function Facts({ joining }: { joining: Joining }) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const { papers, decisionDays } = joining
  return (
    <FactList>
      <CostFact {...joining} />
      {papers.length > 0 && (
        <Fact
          about={t`You need`}
          fact={<Plural value={papers.length} one="# document" other="# documents" />}
          more={<Trans>listed below</Trans>}
        />
      )}
      <Fact
        about={t`We usually check your documents in`}
        fact={<Plural value={readingDays} one="# working day" other="# working days" />}
        more={<Trans>after you apply</Trans>}
      />
      <Fact
        about={t`The decision takes`}
        fact={<Plural value={decisionDays} one="# day" other="# days" />}
        more={<Trans>at most, with all documents</Trans>}
      />
    </FactList>
  )
}

/* the fees come first where all is in one column */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--s6) var(--s8);
  align-items: start;
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
  > :last-child {
    grid-area: 1 / 1;
  }
  h3:not(:first-child) {
    margin-block-start: var(--s5);
  }
  > * > :is(p, ${Formatted}) {
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      grid-area: auto;
    }
  }
`
/** Says how one joins: facts in short, fees, documents and steps. */
export function HowToJoin() {
  const joining = useContent('joining')
  if (!joining) return null
  const { lead, papers, papersNote, fees, feesNote } = joining
  return (
    <Ground id="join" aria-labelledby="join-title">
      <Wrap>
        <SectionHead>
          <div>
            <h2 id="join-title">
              <Trans>How to join</Trans>
            </h2>
            <p>{lead}</p>
          </div>
          <ButtonLink to={paths.register}>
            <Trans>Join Us Now</Trans>
          </ButtonLink>
        </SectionHead>
        <Facts joining={joining} />
        <Columns>
          <div>
            {(fees.length > 0 || feesNote) && (
              <h3>
                <Trans>Fees</Trans>
              </h3>
            )}
            <FeeTable {...joining} />
            {feesNote && <SiteText of={joining} name="feesNote" />}
            {papers.length > 0 && (
              <h3>
                <Trans>Documents you need</Trans>
              </h3>
            )}
            <DocumentList papers={papers} />
            {papersNote && <SiteText of={joining} name="papersNote" />}
          </div>
          <div>
            <h3>
              <Trans>Four steps</Trans>
            </h3>
            <JoiningSteps decision={<SiteText of={joining} name="whoDecides" />} />
          </div>
        </Columns>
      </Wrap>
    </Ground>
  )
}
