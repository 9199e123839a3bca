import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Steps } from '#components/feedback/steps.tsx'
import { FeeTable } from '#components/sections/fee-table.tsx'
import { useContent, useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

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

const Way = styled.div`
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

const Papers = styled.div`
  font-size: var(--t-s);
  line-height: 1.45;

  > ul {
    margin-block-start: var(--s3);
  }
  > a {
    display: none;
  }
  /* the list is long for a phone, and nothing of it is needed now */
  ${media.belowTablet} {
    > ul {
      display: none;
    }
    > a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
  li {
    position: relative;
    padding-inline-start: 22px;
  }
  li + li {
    margin-block-start: 6px;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: 3px;
    inline-size: 8px;
    block-size: 8px;
    rotate: 45deg;
    background: var(--accent);
    ${media.forcedColours} {
      background: CanvasText;
    }
  }
`

/** Shows, above the sign-up form, the steps to membership, the fees and the documents. */
export function BeforeYouStart() {
  const { t } = useLingui()
  const joining = useContent('joining')
  const { readingDays } = useOrganisation()
  if (!joining) return null
  const { fees, feesTitle, papers, papersNote, decisionDays } = joining
  const steps = [
    {
      title: t`Fill in the sign-up form`,
      text: t`Applying takes about ten minutes. You need your identity card.`,
    },
    {
      title: t`The office checks your identity card`,
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
    {
      title: t`The committee decides`,
      text: (
        <Plural
          value={decisionDays}
          one="Within one day after we have all your documents."
          other="Within # days after we have all your documents."
        />
      ),
    },
    { title: t`You pay and become a member`, text: t`You pay only after you are approved.` },
  ]
  return (
    <Columns>
      <section aria-labelledby="before">
        <h2 id="before">
          <Trans>Before you start</Trans>
        </h2>
        <Way>
          <Steps steps={steps} current={0} />
        </Way>
      </section>
      {fees.length > 0 && (
        <section aria-labelledby="costs">
          <h2 id="costs">
            <Trans>What it costs</Trans>
          </h2>
          <Costs>
            <FeeTable {...{ fees, feesTitle }} feesNote="" />
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
        <section aria-labelledby="papers">
          <h2 id="papers">
            <Trans>Documents you need</Trans>
          </h2>
          <Papers>
            {papersNote && <p>{papersNote}</p>}
            <ul>
              {papers.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <Link to={`${paths.about}#join`}>
              <Plural value={papers.length} one="See the document" other="See all # documents" />
            </Link>
          </Papers>
        </section>
      )}
    </Columns>
  )
}
