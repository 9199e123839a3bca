import { css } from 'styled-components'
import { media } from './media.ts'

/** A row of buttons of which one is pressed. */
export const pressedSwitch = css`
  display: flex;
  margin: 0;
  padding: 0;
  border: 0;

  > button {
    min-block-size: 44px;
    padding-inline: var(--s3);
    border: 1px solid var(--edge);
    background: var(--surface);
    font-weight: 600;
    font-size: var(--t-s);
    cursor: pointer;
  }
  > [aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-accent);
    ${media.forcedColours} {
      border: 4px solid;
    }
  }
`
