import { css } from 'styled-components'
import { media } from '#styles/media.ts'

/** Styles an entry of the rail, a link or a button. */
export const railEntry = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: #e9e4ee;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--surface-dark-raised);
    color: #e9e4ee;
  }
  &[aria-current] {
    background: var(--on-dark);
    color: var(--ink);
    font-weight: 700;
    ${media.forcedColours} {
      forced-color-adjust: none;
      border-inline-start: 4px solid CanvasText;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
