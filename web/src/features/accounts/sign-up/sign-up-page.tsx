import { useLingui, Plural, Trans } from '@lingui/react/macro'
import type { Joining } from 'domain/content/joining.ts'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Disclosure } from '#components/controls/disclosure.tsx'
import { DocumentList, JoiningSteps, FeeTable } from '#components/joining/joining.tsx'
import { Formatted } from '#components/sections/description.tsx'
import { SiteText } from '#components/sections/site-text.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { SignUpForm } from './sign-up-form.tsx'

const Columns = styled.div`
  --surface-page: var(--surface-sunk); /* inside the figures of the steps */
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-block-start: var(--s7);
  background: var(--surface-sunk);

  > section {
    padding: clamp(20px, 2.2vw, 28px);
  }
  > section + section {
    border-inline-start: 1px solid var(--line);
  }
  h2 {
    margin-block-end: var(--s4);
    font-size: 1.5rem;
  }
  ${media.belowDesktop} {
    grid-auto-flow: row;

    > section + section {
      border-block-start: 1px solid var(--line);
      border-inline-start: 0;
    }
  }
  ${media.belowTablet} {
    margin-block-start: 0;
    margin-inline: calc(-1 * var(--gutter));

    > section {
      padding-inline: var(--gutter);
    }
  }
`

const Steps = styled.div`
  li {
    padding-block-end: 14px;
  }
  li:last-child {
    padding-block-end: 0;
  }
`

const Costs = styled.div`
  font-size: 1rem;
  line-height: 1.45;

  td,
  th {
    padding: 9px 10px;
  }
  > p {
    margin-block-start: var(--s3);
  }
`

const DocumentsBox = styled.div`
  font-size: var(--t-s);
  line-height: 1.45;

  > :is(p, ${Formatted}) {
    margin-block-end: var(--s3);
  }
`

/* folded: the list is long for a phone, and an applicant needs no document yet */
const OnPhones = styled.div`
  display: none;
  ${media.belowTablet} {
    display: block;
    padding-block-end: var(--s5);
    padding-inline: var(--gutter);
  }
`
const FromTablet = styled.section`
  ${media.belowTablet} {
    display: none;
  }
`

const Documents = ({ joining }: { joining: Joining }) => (
  <DocumentsBox>
    {joining.papersNote && <SiteText of={joining} name="papersNote" />}
    <DocumentList papers={joining.papers} />
  </DocumentsBox>
)

/** Shows, above the sign-up form, the steps to membership, the fees and the documents. */
function BeforeYouStart() {
  const joining = useContent('joining')
  if (!joining) return null
  const { fees, feesTitle, papers, decisionDays } = joining
  return (
    <Columns>
      <section aria-labelledby="before">
        <h2 id="before">
          <Trans>Before you start</Trans>
        </h2>
        <Steps>
          <JoiningSteps
            decision={
              <p>
                <Plural
                  value={decisionDays}
                  one="Within one day after we have all your documents."
                  other="Within # days after we have all your documents."
                />
              </p>
            }
          />
        </Steps>
      </section>
      {fees.length > 0 && (
        <section aria-labelledby="costs">
          <h2 id="costs">
            <Trans>What it costs</Trans>
          </h2>
          <Costs>
            <FeeTable {...{ fees, feesTitle }} />
            <p>
              <b>
                <Trans>No payment now.</Trans>
              </b>{' '}
              <Trans>You pay after you are approved.</Trans>
            </p>
          </Costs>
        </section>
      )}
      {papers.length > 0 && (
        <>
          <FromTablet aria-labelledby="papers">
            <h2 id="papers">
              <Trans>Documents you need</Trans>
            </h2>
            <Documents joining={joining} />
          </FromTablet>
          <OnPhones>
            <Disclosure
              title={<Trans>Documents you need</Trans>}
              about={<Plural value={papers.length} one="# document" other="# documents" />}
            >
              <Documents joining={joining} />
            </Disclosure>
          </OnPhones>
        </>
      )}
    </Columns>
  )
}

/** Shows the sign-up page: steps, fees and documents, then the sign-up form. */
export function SignUpPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Sign Up`} />
      <PageBanner title={t`Sign Up`} crumb={t`Sign Up`} art="banner-signup" />
      <Wrap>
        <BeforeYouStart />
        <SignUpForm />
      </Wrap>
    </>
  )
}
