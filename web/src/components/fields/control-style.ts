import { css } from 'styled-components'
import { arrowAtEnd } from '#styles/mirrored.ts'

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
