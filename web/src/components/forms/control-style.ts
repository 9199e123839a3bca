import { css } from 'styled-components'

/** What text boxes, lists and text areas share. */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 50px;
  padding: 10px 14px;
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
    padding: 9.5px 13.5px;
    border: 2px solid var(--danger);
    background-color: #fffaf8;
  }
  &:disabled {
    background-color: var(--surface-sunk);
    border-color: var(--line);
    color: #6d6759;
    cursor: not-allowed;
  }
`
