import { css } from 'styled-components'

/** Of no use on paper: what leads elsewhere, and what is filled in. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`

/** On paper alone. */
export const onlyPrinted = css`
  @media screen {
    display: none;
  }
`
