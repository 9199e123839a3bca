import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Hides keys on devices that probably have no keyboard. */
const withoutKeys = '@media (hover: none), (max-width: 991px)'

const Box = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 26px;
  min-block-size: 26px;
  padding-inline: 6px;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: 600 var(--t-s) / 1 var(--text);

  button > & {
    border-color: currentColor;
    background: none;
    color: inherit;
    ${withoutKeys} {
      display: none;
    }
  }
`

/** Shows a key on its button. Screen readers skip it. */
export const Key = ({ children }: { children: ReactNode }) => <Box aria-hidden="true">{children}</Box>

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--s4);
  align-items: center;
  color: var(--ink-soft);
  font-size: var(--t-s);

  > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
  }
  ${withoutKeys} {
    display: none;
  }
`

interface KeyHint {
  keys: readonly string[]
  action: string
}

/** Shows what some keys do. */
export const KeyHints = ({ hints, children }: { hints: readonly KeyHint[]; children?: ReactNode }) => (
  <Line>
    {hints.map(({ keys, action }) => (
      <span key={action}>
        {keys.map((key) => (
          <Box key={key}>{key}</Box>
        ))}
        {action}
      </span>
    ))}
    {children}
  </Line>
)
