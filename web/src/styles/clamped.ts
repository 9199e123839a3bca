import { css } from 'styled-components'

/** Room for the first letter of Urdu, which may reach out of its line. */
const firstLetter = css`
  &:lang(ur) {
    margin-inline-start: -0.5em;
    padding-inline-start: 0.5em;
  }
`

/**
 * Cuts a text of a list after some lines; the page that the list leads to has all of it. Lines of Urdu reach into each other, so
 * the other lines are moved into a column beside the box instead of being cut.
 */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
  ${firstLetter}
  /* a title in English keeps its ellipsis */
  &:lang(ur):not(:has([lang='en'])) {
    display: block;
    columns: 1;
    position: relative; /* cuts words for screen readers alone, which would widen the page */
    max-block-size: ${lines}lh;
    overflow: clip visible;
  }
`

/** One line, which ends with an ellipsis. A value in the other direction is cut at its own end. */
export const oneLine = css`
  overflow: clip visible;
  ${firstLetter}
  text-overflow: ellipsis;
  white-space: nowrap;

  > bdi:only-child {
    display: block;
    overflow: clip visible;
    text-overflow: ellipsis;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`

/** Facts on one line, of which the last, a `bdi`, is cut at its own end. */
export const oneLineOfFacts = css`
  display: flex;
  align-items: baseline;

  > bdi {
    ${oneLine}
    min-inline-size: 0;
  }
`
