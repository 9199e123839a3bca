import { css } from 'styled-components'

/** The style of a checkbox or radio button. It is apart from the label around one, which /donate need not load. */
export const tickBox = css`
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  accent-color: var(--accent);
`
