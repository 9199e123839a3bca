import { css } from 'styled-components'

/**
 * What CSS cannot mirror by itself stands here, and nowhere else: styles name start and end, never left and right. A test looks for
 * them.
 */

/** A drawing with a direction, such as an arrow or the open edge of the cloth. */
export const mirrored = css`
  [dir='rtl'] & {
    scale: -1 1;
  }
`

/** Turns an arrow that points to the end: down, or up when it is open. */
export const turnedDown = css`
  rotate: 90deg;
  [dir='rtl'] & {
    rotate: -90deg;
  }
`
export const turnedUp = css`
  rotate: -90deg;
  [dir='rtl'] & {
    rotate: 90deg;
  }
`

/** The arrow of a list box, at its end. */
export const arrowAtEnd = css`
  background-position: right 16px center;
  [dir='rtl'] & {
    background-position: left 16px center;
  }
`

/** A figure that stands at `--at` and never reaches beyond either end. */
export const heldWithin = css`
  translate: calc(-1 * var(--at)) 0;
  [dir='rtl'] & {
    translate: var(--at) 0;
  }
`

/** Makes room for a button at the end of a text box, whichever way the text itself reads. */
export const roomForButton = (room: string) => css`
  padding-right: ${room};
  [dir='rtl'] & {
    padding-right: 14px;
    padding-left: ${room};
  }
`

/** A picture that does not fill its box, at its start. */
export const pictureAtStart = css`
  object-position: 0 0;
  [dir='rtl'] & {
    object-position: 100% 0;
  }
`

/** Scaled towards its start. */
export const scaledFromStart = css`
  transform-origin: 0 0;
  [dir='rtl'] & {
    transform-origin: 100% 0;
  }
`
