import { css } from 'styled-components'

/** Lines of a list that a long text may fill; what it lacks stands where the list leads to. */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
`
