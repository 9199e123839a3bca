import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '#styles/media.ts'

const done = css`
  &::before {
    background: var(--accent);
  }
  &::after {
    inline-size: 3px;
    background: repeating-linear-gradient(var(--accent) 0 6px, transparent 6px 10px);
  }
`

const now = css`
  &::before {
    background: var(--highlight);
    border-color: var(--ink);
  }
`

const Item = styled.li<{ $state: 'done' | 'now' | 'next' }>`
  position: relative;
  padding-block-end: var(--s5);
  padding-inline-start: 40px;

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    inline-size: 16px;
    block-size: 16px;
    rotate: 45deg;
    border: 2px solid var(--accent);
    background: var(--surface-page);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 26px -2px;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: repeating-linear-gradient(var(--edge) 0 6px, transparent 6px 10px);
  }
  &:last-child::after {
    display: none;
  }
  b {
    display: block;
    line-height: 1.35;
  }
  :is(p, li) {
    font-size: var(--t-s);
    line-height: 1.45;
    color: var(--ink-soft);
  }
  ${media.forcedColours} {
    --accent: CanvasText;
    --edge: GrayText;
    --highlight: Highlight;
    --surface-page: Canvas;
    &::before,
    &::after {
      forced-color-adjust: none;
    }
  }
  ${({ $state }) => $state === 'done' && done}
  ${({ $state }) => $state === 'now' && now}
`

interface StepsProps {
  /** Titles must differ. The body has paragraphs of its own. */
  steps: readonly { title: string; text?: ReactNode; body?: ReactNode }[]
  /** Index of the current step. Steps before it are done; the number of steps means all are done. */
  current: number
}

/** Shows the steps of an application. */
export const Steps = ({ steps, current }: StepsProps) => (
  <ol>
    {steps.map(({ title, text, body }, i) => (
      <Item
        key={title}
        $state={i < current ? 'done' : i === current ? 'now' : 'next'}
        aria-current={i === current ? 'step' : undefined}
      >
        <b>{title}</b>
        {text && <p>{text}</p>}
        {body}
      </Item>
    ))}
  </ol>
)
