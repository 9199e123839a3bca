import { css } from 'styled-components'

/** A square of a row of pages: a number, Previous or Next. */
export const pageSquare = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 48px;
  min-block-size: 48px;
  padding-inline: var(--s3);
  border: 2px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
  }
  &[aria-current] {
    background: var(--ink);
    color: var(--white);
  }
  &:is(:disabled, [aria-disabled='true']) {
    border-color: transparent;
    color: #6c6657;
    cursor: not-allowed;
  }
`
