import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Joining } from 'domain/content/joining.ts'
import styled from 'styled-components'
import { Steps } from '#components/feedback/steps.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { Bullets } from '#components/layout/prose.tsx'
import { useRupees } from '#lib/format/use-rupees.ts'
import { media } from '#styles/media.ts'

/* large letters scroll the table instead of the page */
const Box = styled.div`
  contain: inline-size;
  overflow-x: auto;
`
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  background: var(--surface);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  caption {
    padding-block-end: var(--s3);
    color: var(--ink-soft);
    font-size: var(--t-s);
    text-align: start;
  }
  th,
  td {
    padding: 12px 16px;
    border-block-end: 1px solid var(--line);
    font-weight: 600;
    text-align: start;
    vertical-align: top;
    ${media.belowTablet} {
      padding-inline: 10px;
    }
  }
  thead th {
    border-block-end: 2px solid var(--ink);
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  td,
  thead th + th {
    text-align: end;
  }
  td {
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-weight: 400;
    font-size: var(--t-s);
  }
`

/** Renders the fees of each class of membership as a table; nothing without fees. */
export function FeeTable({ feesTitle, fees }: Pick<Joining, 'feesTitle' | 'fees'>) {
  const inRupees = useRupees()
  if (fees.length === 0) return null
  return (
    <Box>
      <Table>
        <caption>{feesTitle}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Membership</Trans>
            </th>
            <th scope="col">
              <Trans>On joining</Trans>
            </th>
            <th scope="col">
              <Trans>Every year</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ name, who, onJoining, everyYear }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {who && <small>{who}</small>}
              </th>
              <td>{inRupees(onJoining)}</td>
              <td>{inRupees(everyYear)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

/** Lists the documents that an applicant needs. */
export const DocumentList = ({ papers }: Pick<Joining, 'papers'>) => (
  <Bullets>
    {papers.map(({ text }) => (
      <li key={text}>{text}</li>
    ))}
  </Bullets>
)

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
