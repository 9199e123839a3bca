import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { media } from '#styles/media.ts'
import { ignorePresses } from './button.tsx'

interface MiniStyle {
  /** `line` by default; `main` decides something; `plain` has no edge. */
  $kind?: keyof typeof kinds
}

const kinds = {
  line: css`
    &:hover {
      border-color: var(--ink);
      background: var(--ink);
      color: var(--on-accent);
    }
  `,
  main: css`
    border-width: 2px;
    border-color: var(--accent);
    color: var(--accent);
    &:hover {
      background: var(--accent);
      color: var(--on-accent);
    }
  `,
  plain: css`
    padding-inline: var(--s2);
    border-color: transparent;
    background: none;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    ${media.forcedColours} {
      border-color: Canvas;
    }
    &:hover {
      background: var(--accent-tint);
      color: var(--accent-deep);
    }
  `,
}

const look = css<MiniStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 14px;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: 600 var(--t-s) / 1.2 var(--text);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${media.belowTablet} {
    padding-block: 4px;
    white-space: normal;
  }
  ${({ $kind = 'line' }) => kinds[$kind]}

  &:is(:disabled, [aria-disabled='true']) {
    border-color: transparent;
    background: var(--line);
    color: var(--ink-off);
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`

/** Shows the small button of rows, lists and tool bars, 44 px high. With `aria-busy` or `aria-disabled` it ignores presses. */
export const MiniButton = styled.button.attrs<MiniStyle>(ignorePresses)`
  ${look}
`

/** Shows a link to a file or another site as a small button. */
export const MiniAnchor = styled.a<MiniStyle>`
  ${look}
`

/** Shows a link to another view as a small button. */
export const MiniLink = styled(Link)<MiniStyle>`
  ${look}
`
