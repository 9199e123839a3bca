import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

const done = css`
  &::before {
    background: var(--anaar);
  }
  &::after {
    inline-size: 3px;
    background: repeating-linear-gradient(var(--anaar) 0 6px, transparent 6px 10px);
  }
`

const now = css`
  &::before {
    background: var(--genda);
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
    border: 2px solid var(--anaar);
    background: var(--malmal);
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
  p {
    font-size: var(--t-s);
    line-height: 1.45;
    color: var(--ink-soft);
  }
  ${({ $state }) => $state === 'done' && done}
  ${({ $state }) => $state === 'now' && now}
`

interface StepsProps {
  steps: readonly { title: ReactNode; text?: ReactNode }[]
  /** Which step is the present one, from 0; those before it are done. All are done at the steps' number. */
  current: number
}

/** The way of an application, joined by a running stitch. */
export const Steps = ({ steps, current }: StepsProps) => (
  <ol>
    {steps.map(({ title, text }, i) => (
      <Item
        // oxlint-disable-next-line react/no-array-index-key -- steps never move
        key={i}
        $state={i < current ? 'done' : i === current ? 'now' : 'next'}
        aria-current={i === current ? 'step' : undefined}
      >
        <b>{title}</b>
        {text && <p>{text}</p>}
      </Item>
    ))}
  </ol>
)
