import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled, { css, keyframes } from 'styled-components'
import { media } from '#styles/media.ts'

/** `primary`: one in each view; `give`: Donate, and the main action on dark backgrounds; `cotton`: light, on dark backgrounds. */
export type ButtonKind = 'primary' | 'give' | 'cotton' | 'line' | 'lineOnDark' | 'danger' | 'plain'

interface ButtonStyle {
  $kind?: ButtonKind
  $small?: boolean
  $wide?: boolean
}

const kinds = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    ${media.forcedColours} {
      border-width: 4px;
    }
    &:hover {
      background: var(--accent-deep);
      color: var(--on-accent);
    }
  `,
  give: css`
    background: var(--highlight);
    color: var(--ink);
    &::after {
      opacity: 0.5;
    }
    &:hover {
      background: var(--highlight-lit);
      color: var(--ink);
    }
  `,
  cotton: css`
    background: var(--on-dark);
    color: var(--ink);
    &:hover {
      background: var(--white);
      color: var(--ink);
    }
  `,
  line: css`
    background: transparent;
    border-color: currentColor;
    color: var(--ink);
    &:hover {
      background: var(--ink);
      border-color: var(--ink);
      color: var(--on-accent);
    }
  `,
  lineOnDark: css`
    background: transparent;
    border-color: currentColor;
    color: var(--on-dark);
    &:hover {
      background: var(--on-dark);
      border-color: var(--on-dark);
      color: var(--ink);
    }
  `,
  danger: css`
    background: transparent;
    border-color: var(--danger);
    color: var(--danger);
    &:hover {
      background: var(--danger);
      color: var(--on-accent);
    }
  `,
  plain: css`
    padding-inline: var(--s3);
    background: transparent;
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
} satisfies Record<ButtonKind, ReturnType<typeof css>>

const run = keyframes`
  to { background-position-x: 10px; }
`

const busy = css`
  background: var(--accent-deep);
  color: var(--on-accent);
  cursor: progress;
  &::after {
    inset: auto 10px 6px;
    border: 0;
    block-size: 2px;
    opacity: 0.9;
    background: repeating-linear-gradient(90deg, currentColor 0 6px, transparent 6px 10px);
  }
  ${media.motion} {
    &::after {
      animation: ${run} 900ms linear infinite;
    }
  }
`

const buttonStyle = css<ButtonStyle>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-block-size: ${({ $small }) => ($small ? '44px' : '48px')};
  padding-block: var(--button-padding, var(--s2));
  padding-inline: ${({ $small }) => ($small ? 'var(--s4)' : 'var(--s5)')};
  border: 2px solid transparent;
  border-radius: var(--radius);
  font: 600 ${({ $small }) => ($small ? 'var(--t-s)' : '1rem')} / 1.2 var(--text);
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--fast),
    color var(--fast);

  /* the dashed line inside the edge */
  &::after {
    content: '';
    position: absolute;
    inset: 2px;
    border: 1.5px dashed currentColor;
    border-radius: 1px;
    opacity: 0;
    pointer-events: none;
  }
  &:hover::after {
    opacity: 0.5;
  }
  &:active {
    translate: 0 1px;
  }
  ${({ $kind = 'primary' }) => kinds[$kind]}

  &:is(:disabled, [aria-disabled='true']) {
    background: ${({ $kind }) => ($kind === 'plain' ? 'transparent' : 'var(--line)')};
    border-color: transparent;
    color: var(--ink-off);
    cursor: not-allowed;
  }
  &:is(:disabled, [aria-disabled='true'])::after {
    display: none;
  }
`

const ignore = (event: MouseEvent) => event.preventDefault()

/** Ignores presses on a button with `aria-busy` or `aria-disabled`, which keeps the focus. Shows a busy one as disabled. */
export const ignorePresses = (button: ButtonHTMLAttributes<HTMLButtonElement>) =>
  button['aria-busy'] === true || button['aria-disabled'] === true
    ? { 'aria-disabled': true, onClick: ignore }
    : {}

/** Shows a button. `aria-busy` animates its edge while a request runs. With `aria-busy` or `aria-disabled` it ignores presses, also of a form. */
export const Button = styled.button.attrs<ButtonStyle>(ignorePresses)`
  ${buttonStyle}
  &[aria-busy='true'] {
    ${busy}
  }
  &[aria-busy='true']::after {
    display: block;
  }
`

/** Shows a link as a button. */
export const ButtonLink = styled(Link)<ButtonStyle>`
  ${buttonStyle}
`

/** Shows a link as a button, for files, anchors and other sites. */
export const ButtonAnchor = styled.a<ButtonStyle>`
  ${buttonStyle}
`

/** Shows an icon button of 44 px; it needs an `aria-label`. With `aria-disabled` it ignores presses. */
export const IconButton = styled.button.attrs<{ $boxed?: boolean }>(ignorePresses)`
  display: inline-grid;
  place-items: center;
  inline-size: ${({ $boxed }) => ($boxed ? '48px' : '44px')};
  block-size: ${({ $boxed }) => ($boxed ? '48px' : '44px')};
  padding: 0;
  border: ${({ $boxed }) => ($boxed ? '2px solid currentColor' : '0')};
  border-radius: var(--radius);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  &:is(:disabled, [aria-disabled='true']) {
    background: transparent;
    color: var(--ink-off);
    cursor: not-allowed;
  }
`

/** Puts buttons side by side; on phones they share the width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  ${media.belowTablet} {
    > * {
      flex: 1 1 auto;
    }
  }
`
