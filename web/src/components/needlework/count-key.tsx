import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

const SIGNS = {
  done: css`
    inline-size: 10px;
    block-size: 16px;
    background: var(--anaar-lit);
  `,
  paid: css`
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--anaar);
  `,
  open: css`
    inline-size: 6px;
    block-size: 6px;
    margin-inline: 5px;
    border-radius: 50%;
    background: var(--holes);
  `,
  mine: css`
    inline-size: 10px;
    block-size: 16px;
    background: var(--genda-deep);
  `,
}

const List = styled.dl<{ $stacked: boolean }>`
  display: flex;
  flex-flow: ${({ $stacked }) => ($stacked ? 'column' : 'row wrap')};
  gap: ${({ $stacked }) => ($stacked ? 'var(--s1)' : 'var(--s2) var(--s6)')};
  font-size: var(--t-s);
  > div {
    display: flex;
    gap: var(--s2);
    align-items: center;
  }
  dt {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  dd {
    color: var(--ink-soft);
  }
`
const Sign = styled.i<{ $state: keyof typeof SIGNS }>`
  flex: none;
  margin-inline: 3px;
  forced-color-adjust: none;
  ${({ $state }) => SIGNS[$state]}
`

interface CountKeyProps {
  lines: readonly { state: keyof typeof SIGNS; count: ReactNode; words: ReactNode }[]
  /** One below the other. */
  isStacked?: boolean
}

/** Explains the marks of a counted cloth, with the number of each. */
export const CountKey = ({ lines, isStacked = false }: CountKeyProps) => (
  <List $stacked={isStacked}>
    {lines.map(({ state, count, words }) => (
      <div key={state}>
        <dt>
          <Sign $state={state} />
          {count}
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </List>
)
