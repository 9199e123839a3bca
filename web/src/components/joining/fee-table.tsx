import { Trans } from '@lingui/react/macro'
import type { Joining } from 'domain/content/joining.ts'
import styled from 'styled-components'
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
