import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon, type IconName } from '#components/controls/icon.tsx'

const TONES = {
  waiting: css`
    background: var(--waiting-tint);
    border-color: var(--waiting-edge);
    > svg {
      color: var(--waiting);
    }
  `,
  refused: css`
    background: var(--danger-tint);
    border-color: var(--danger);
    > svg {
      color: var(--danger);
    }
  `,
}

const Box = styled.div<{ $tone: keyof typeof TONES }>`
  display: flex;
  gap: var(--s3);
  align-items: start;
  padding: var(--s3) var(--s4);
  border-inline-start: 4px solid;
  font-size: var(--t-s);
  line-height: 1.45;

  > svg {
    margin-block-start: 1px;
  }
  ${({ $tone }) => TONES[$tone]}
`

const ICONS = { waiting: 'clock', refused: 'alert' } as const

interface NoteProps {
  tone?: keyof typeof TONES
  icon?: IconName
  className?: string
  children: ReactNode
}

/** Shows a permanent note: what happens next, or why something was refused. */
export const Note = ({ tone = 'waiting', icon = ICONS[tone], className, children }: NoteProps) => (
  <Box $tone={tone} className={className}>
    <Icon name={icon} />
    <div>{children}</div>
  </Box>
)
