import styled, { css } from 'styled-components'
import { media } from '#styles/media.ts'

/* the running stitch of a thread, upright and lying */
const upright = css`
  content: '';
  position: absolute;
  inline-size: 2px;
  background: repeating-linear-gradient(var(--edge) 0 6px, transparent 6px 10px);
  forced-color-adjust: none;
`
const lying = css`
  content: '';
  position: absolute;
  block-size: 2px;
  background: repeating-linear-gradient(90deg, var(--edge) 0 6px, transparent 6px 10px);
  forced-color-adjust: none;
`

/**
 * Comments, each answer hanging on a stitched thread from the figure of whoever it answers: `--indent` to the side, the thread
 * `--knot` from the start of that figure.
 */
export const ThreadList = styled.ol`
  --indent: 60px;
  --knot: 21px;
  ${media.belowTablet} {
    --indent: 22px;
    --knot: 10px;
  }
  li {
    position: relative;
  }
  ol {
    padding-inline-start: var(--indent);
  }
  /* from the figure down to the first answer */
  li:has(> ol) > article::before {
    ${upright}
    inset-block: 50px 0;
    inset-inline-start: var(--knot);
  }
  ol > li::before {
    ${lying}
    inset-block-start: 21px;
    inset-inline-start: calc(var(--knot) - var(--indent));
    inline-size: calc(var(--indent) - var(--knot) - 6px);
  }
  /* to the answer, and past it to the next one */
  ol > li::after {
    ${upright}
    inset-block: 0 auto;
    inset-inline-start: calc(var(--knot) - var(--indent));
    block-size: 22px;
  }
  ol > li:not(:last-child)::after {
    inset-block-end: 0;
    block-size: auto;
  }
`
