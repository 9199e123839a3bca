import { css } from 'styled-components'

/**
 * Lines of a list that a long text may fill; what it lacks stands where the list leads to. Lines of Urdu reach into each other, so
 * the others are moved into a column beside the box instead of being cut.
 */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
  &:lang(ur) {
    display: block;
    columns: 1;
    max-block-size: ${lines}lh;
    overflow: clip visible;
  }
`

/** One line, which ends with an ellipsis. */
export const oneLine = css`
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
`
