import { css } from 'styled-components'

const tooth = css`
  content: '';
  position: absolute;
  inset-inline: 0;
  block-size: 16px;
  background-color: inherit;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='12'%3E%3Cpath d='M0 12V9h3V6h3V3h3V0h6v3h3v3h3v3h3v3z'/%3E%3C/svg%3E")
    50% 100% / 32px 16px repeat-x;
`

/** A battlement edge (kangura) where this ground is laid over the one before it. At most two a page. */
export const toothedHead = css`
  position: relative;
  &::before {
    ${tooth}
    inset-block: auto 100%;
    margin-block-end: -0.5px;
  }
`

/** The same edge over the ground that follows. */
export const toothedFoot = css`
  position: relative;
  &::after {
    ${tooth}
    inset-block: 100% auto;
    rotate: 180deg;
    margin-block-start: -0.5px;
  }
`
