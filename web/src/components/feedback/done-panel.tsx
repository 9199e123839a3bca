import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'

const Box = styled.section<{ $isDone: boolean }>`
  --edge-colour: ${({ $isDone }) => ($isDone ? 'var(--success)' : 'var(--waiting-edge)')};
  display: grid;
  gap: var(--s4);
  padding: var(--s6);
  border: 1.5px solid var(--edge-colour);
  border-inline-start-width: 8px;
  background: var(--surface);

  > h2 {
    display: flex;
    gap: var(--s3);
    font-size: 1.75rem;
    line-height: 1.2;
    > svg {
      inline-size: 26px;
      block-size: 26px;
      margin-block-start: 4px;
      color: ${({ $isDone }) => ($isDone ? 'var(--success)' : 'var(--waiting)')};
    }
  }
  b {
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    padding: var(--s4);
    > h2 {
      font-size: 1.375rem;
    }
  }
`

const Numbered = styled.ol`
  display: grid;
  gap: var(--s2);
  counter-reset: step;

  > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: var(--s2);
    line-height: 1.5;
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    font: 700 1.125rem/1.35 var(--display);
    color: var(--accent);
  }
`

/** Shows numbered next steps. */
export const NextSteps = ({ steps }: { steps: readonly { key: string; step: ReactNode }[] }) => (
  <Numbered>
    {steps.map(({ key, step }) => (
      <li key={key}>
        <span>{step}</span>
      </li>
    ))}
  </Numbered>
)

interface DonePanelProps {
  title: string
  /** `done`: complete; `waiting`: someone else continues. */
  tone?: 'done' | 'waiting'
  icon: IconName
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** Shows what was done and what comes next, permanently. With a ref it can be focused. */
export const DonePanel = ({ title, tone = 'done', icon, children, ref }: DonePanelProps) => (
  <Box $isDone={tone === 'done'} ref={ref} tabIndex={ref ? -1 : undefined}>
    <h2>
      <Icon name={icon} />
      {title}
    </h2>
    {children}
  </Box>
)
