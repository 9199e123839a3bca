import { css } from 'styled-components'

/** Read aloud, not shown. */
export const visuallyHidden = css`
  position: absolute;
  /* after a run of the other direction its own place may be outside the page */
  inset-inline-start: 0;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
