import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Keys are of no use without a keyboard, which a mouse and some width stand for. */
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

/** A key, on the button that it presses or in the list of keys. Not read aloud: the button is found without it. */
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
  does: string
}

/** What some keys do, where they are used. */
export const KeyHints = ({ hints, children }: { hints: readonly KeyHint[]; children?: ReactNode }) => (
  <Line>
    {hints.map(({ keys, does }) => (
      <span key={does}>
        {keys.map((key) => (
          <Box key={key}>{key}</Box>
        ))}
        {does}
      </span>
    ))}
    {children}
  </Line>
)
