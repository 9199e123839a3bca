import { css } from 'styled-components'

/** Gives each paragraph in a list its own direction. All begin at one side, that of the page. */
export const ownDirection = css`
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
