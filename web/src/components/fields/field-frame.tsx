import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`

export const Label = styled.label`
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.35;
`

const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`

/** Follows the label of a field that may be empty. */
export const OptionalMark = () => (
  <>
    {' '}
    <Optional>
      <Trans>(optional)</Trans>
    </Optional>
  </>
)

export const Hint = styled.span`
  font-size: var(--t-s);
  line-height: 1.4;
  color: var(--ink-soft);
`

const held = keyframes`
  from {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`

/*
 * A message that appears during a press, because the field lost the focus, takes room only after it: it would move the
 * pressed button away. Nothing moves visibly, so this also applies with reduced motion.
 */
const Message = styled.span`
  display: flex;
  gap: var(--s2);
  align-items: start;
  color: var(--danger);
  font-weight: 600;
  font-size: var(--t-s);
  line-height: 1.4;
  animation: ${held} 1ms !important;

  :root:active & {
    animation-play-state: paused !important;
  }
  > svg {
    margin-block-start: 1px;
  }
`

/** Says below a control what to correct. */
export const FieldMessage = ({ id, children }: { id: string; children: ReactNode }) => (
  <Message id={`${id}-error`}>
    <Icon name="alert" />
    {children}
  </Message>
)

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Shows '(optional)' after the label. */
  isOptional?: boolean | undefined
}

interface FieldFrameProps extends FieldTexts {
  /** The id of the control, which is described by `${id}-hint` and `${id}-error`. */
  id: string
  message: string | undefined
  children: ReactNode
  className?: string | undefined
}

/** Renders a control with its label and hint above and its message below. */
export const FieldFrame = ({
  id,
  label,
  hint,
  isOptional,
  message,
  children,
  className,
}: FieldFrameProps) => (
  <Frame className={className}>
    <Label htmlFor={id}>
      {label}
      {isOptional && <OptionalMark />}
    </Label>
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    {children}
    {message && <FieldMessage id={id}>{message}</FieldMessage>}
  </Frame>
)
