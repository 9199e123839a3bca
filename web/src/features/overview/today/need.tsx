import type { ReactNode } from 'react'
import styled from 'styled-components'
import { narrowList } from '#styles/narrow-list.ts'

const Row = styled.li<{ $isBad: boolean }>`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 0 var(--s4);
  align-items: start;
  padding-block: 14px;
  padding-inline: var(--s5) var(--s4);
  border-block-start: 1px solid var(--line);

  > b {
    padding-block-start: 4px;
    color: ${({ $isBad }) => ($isBad ? 'var(--danger)' : 'inherit')};
    font: 700 2rem/1 var(--display);
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  > div + div {
    grid-area: 2 / 2 / auto / -1;
  }
  > :last-child:not(div) {
    grid-area: 1 / 3;
  }
  ${narrowList} {
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 0 10px;
    padding: 14px var(--s4);

    > b {
      font-size: 1.625rem;
    }
    > div + div {
      grid-area: auto / 2;
    }
    > :last-child:not(div) {
      grid-area: auto / 2;
      justify-self: start;
      margin-block-start: var(--s2);
    }
  }
`

const What = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  padding-block-start: 2px;
  overflow-wrap: anywhere;

  > h3 {
    font: 600 1.0625rem/1.35 var(--text);
    letter-spacing: 0;
    word-spacing: 0;
  }
  > p {
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.45;
  }
  b {
    color: var(--ink);
    font-weight: 700;
  }
`

interface NeedProps {
  count: number
  /** Late or failed. The words say it too. */
  isBad?: boolean
  title: ReactNode
  action: ReactNode
  children: ReactNode
  /** Lines that need the whole width, below the action too. */
  below?: ReactNode
}

/** Shows how much of one kind waits, with one action. Nothing for 0. */
export const Need = ({ count, isBad = false, title, action, children, below }: NeedProps) =>
  count > 0 && (
    <Row $isBad={isBad}>
      <b>{count}</b>
      <What>
        <h3>{title}</h3>
        {children}
      </What>
      {below && <div>{below}</div>}
      {action}
    </Row>
  )
