import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { tickBox } from '#styles/tick-box.ts'

/** The label around a checkbox or a switch. */
export const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 44px;
  cursor: pointer;

  > input {
    ${tickBox}
  }
  > input[role='switch'] {
    appearance: none;
    inline-size: 48px;
    block-size: 26px;
    padding: 4px;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
    transition: background-color var(--fast);
  }
  > input[role='switch']::before {
    content: '';
    display: block;
    inline-size: 15px;
    block-size: 15px;
    border-radius: 1px;
    background: var(--edge);
  }
  > input[role='switch']:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  > input[role='switch']:checked::before {
    margin-inline-start: auto;
    background: var(--surface);
  }
  ${media.forcedColours} {
    > input[role='switch']::before {
      background: CanvasText;
    }
    > input[role='switch']:checked {
      background: Highlight;
    }
  }
`
