import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'
import { Hint } from './field-frame.tsx'

const low = css`
  grid-template-columns: 80px minmax(0, 1fr);
  gap: var(--s4);
  min-block-size: 112px;
  justify-items: start;
  text-align: start;

  > svg {
    justify-self: center;
  }
`

const short = css`
  ${media.belowTablet} {
    min-block-size: 104px;
    padding-block: var(--s3);
  }
`

const full = css`
  padding: var(--s2);
  border: 2px solid var(--success);
  place-items: stretch;
`

/** A dashed box below an invisible file input, so that a click or a drop anywhere chooses a file. */
export const FileDropBox = styled.div<{ $isFull: boolean; $isLow: boolean; $isShort?: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--s2);
  min-block-size: 188px;
  padding: var(--s4);
  border: 2px dashed var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  text-align: center;

  ${({ $isShort }) => $isShort && short}
  ${({ $isLow }) => $isLow && low}
  ${({ $isFull }) => $isFull && full}

  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:hover) {
    border-color: ${({ $isFull }) => ($isFull ? 'var(--success)' : 'var(--accent)')};
    background: ${({ $isFull }) => ($isFull ? 'var(--surface)' : 'var(--accent-tint)')};
  }
  &:has(> input[aria-invalid='true']) {
    border-color: var(--danger);
    background: #fffaf8;
  }
  &:has(> input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

const Prompt = styled.b`
  color: var(--accent);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

const Words = styled.span`
  display: grid;
  gap: var(--s2);
  justify-items: inherit;
  font-size: 1rem;
  line-height: 1.4;
`

interface FileDropPromptProps {
  hintId: string
  hint: ReactNode
  instead: ReactNode
  children: ReactNode
}

/** Renders the content of an empty box. */
export const FileDropPrompt = ({ hintId, hint, instead, children }: FileDropPromptProps) => (
  <>
    {instead ?? <Icon name="upload" />}
    <Words>
      <Prompt aria-live="polite">{children}</Prompt>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Words>
  </>
)
