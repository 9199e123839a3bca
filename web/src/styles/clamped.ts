import { css } from 'styled-components'

/**
 * Lines of a list that a long text may fill; what it lacks stands where the list leads to. Lines of Urdu stand far enough apart that
 * the first one left out does not reach into the last.
 */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
  &:lang(ur) {
    padding-block-end: 0.12em;
    line-height: 2.35 !important;
  }
`

/** One line, which ends with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  padding-block: var(--ink-room, 0);
  text-overflow: ellipsis;
  white-space: nowrap;
`
