import { css } from 'styled-components'
import { arrowAtEnd } from '#styles/mirrored.ts'

/** Input types whose values read from left to right in every language. */
const LATIN: ReadonlySet<unknown> = new Set(['email', 'password', 'tel', 'url'])

/** Returns the direction of a control: its own, else that of its first letter. An empty one has that of the page. */
export const directed = ({
  type,
  value,
  dir,
}: {
  type?: unknown
  value?: unknown
  dir?: string | undefined
}) => ({
  dir: dir ?? (LATIN.has(type) ? 'ltr' : value ? 'auto' : undefined),
})

/** What text boxes, lists and text areas share. */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--control, 50px);
  padding-block: var(--control-padding, 10px);
  padding-inline: 14px;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  background-color: var(--surface);
  font-size: 1.0625rem;
  line-height: 1.4;

  &::placeholder {
    color: #6d6759;
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-color: var(--ink);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 0.5px var(--danger);
    background-color: #fffaf8;
  }
  &:disabled {
    background-color: var(--surface-sunk);
    border-color: var(--line);
    color: #6d6759;
    cursor: not-allowed;
  }
`

/** The arrow of a list, drawn like the others. */
export const selectArrow = css`
  appearance: none;
  padding-inline-end: 44px;
  background-image: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='14' height='8'><path d='M1 1l6 6 6-6' fill='none' stroke='%2314182b' stroke-width='2'/></svg>");
  background-repeat: no-repeat;
  ${arrowAtEnd}
`
