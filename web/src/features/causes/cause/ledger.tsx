import type { CauseStory } from 'domain/content/giving.ts'
import styled from 'styled-components'
import { useDollars } from '#lib/format/dollars.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 704px;
  border-collapse: collapse;
  background: var(--surface);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 12px clamp(10px, 2vw, 16px);
    border-block-end: 1px solid var(--line);
    font-weight: 600;
    text-align: start;
    vertical-align: top;
  }
  td {
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-weight: 400;
  }
  tfoot :is(th, td) {
    border: 0;
    border-block-start: 2px solid var(--ink);
    font: 700 1.375rem/1.2 var(--display);
  }
`
const Caption = styled.caption`
  ${visuallyHidden}
`

/** What one stitch pays for, line by line. */
export function Ledger({ story: { stitch, ledger } }: { story: CauseStory }) {
  const { exact } = useDollars()
  const total = ledger.reduce((sum, { dollars }) => sum + dollars, 0)
  return (
    <Table>
      <Caption>{stitch}</Caption>
      <tbody>
        {ledger.map(({ what, how, dollars }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {how && <small>{how}</small>}
            </th>
            <td>{exact(dollars)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{stitch}</th>
          <td>{exact(total)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
