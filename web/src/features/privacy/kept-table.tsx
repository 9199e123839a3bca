import { useLingui } from '@lingui/react/macro'
import type { Terms } from 'domain/limits.ts'
import { type PrivacyRow, privacyTable } from 'domain/texts/privacy-table.ts'
import styled from 'styled-components'
import { useKeptTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'

/* on phones each row is a block, and each of its cells names its column */
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  background: var(--surface);
  font-size: 1rem;
  line-height: 1.4;

  th,
  td {
    padding: var(--s3) var(--s4);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 600;
  }
  td:last-child {
    font-weight: 600;
  }
  tr {
    break-inside: avoid;
  }
  thead th {
    border-block-end: 2px solid var(--ink);
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  th[scope='rowgroup'] {
    padding-block: var(--s5) var(--s2);
    background: var(--surface-page);
    font: 600 1.25rem/1.2 var(--display);
    ${media.print} {
      background: none;
    }
  }
  tbody:first-of-type th[scope='rowgroup'] {
    padding-block-start: var(--s4);
  }
  ${media.fromTablet} {
    th[scope='row'] {
      inline-size: 30%;
    }
    td {
      inline-size: 26%;
    }
    td:nth-of-type(2) {
      inline-size: 18%;
    }
    td > b {
      display: none;
    }
  }
  ${media.belowTablet} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    th[scope='rowgroup'] {
      padding-inline: 0;
    }
    tr:has(> td) {
      padding: var(--s3) var(--s4);
      border-block-end: 1px solid var(--line);
    }
    th[scope='row'],
    td {
      padding: 0;
      border: 0;
    }
    th[scope='row'] {
      margin-block-end: var(--s1);
    }
    td > b {
      color: var(--ink-soft);
      font-weight: 400;
    }
  }
`

const COLUMNS = ['why', 'seenBy', 'howLong'] as const satisfies (keyof PrivacyRow)[]

/** Shows what is kept about people, why, who sees it and how long. */
export function KeptTable({ terms }: { terms: Terms }) {
  const { t } = useLingui()
  const texts = useKeptTexts()
  const columns = { why: t`Why`, seenBy: t`Who sees it`, howLong: t`How long` }
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t`Data`}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      {privacyTable(terms, texts).map(({ id: group, title, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.what}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <b>{columns[column]}: </b>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  )
}
