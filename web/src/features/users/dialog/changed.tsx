import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--accent);
  font-size: var(--t-s);
  font-weight: 700;

  &::before {
    content: '';
    border: 4px solid currentColor;
    rotate: 45deg;
  }
`

const Was = styled.span`
  display: block;
  color: var(--ink-soft);
  font: 400 var(--t-s) / 1.35 var(--text);
  letter-spacing: 0;
  white-space: normal;
`

/** Beside what has changed since it was looked at. */
export const Changed = () => (
  <Mark>
    <Trans>changed</Trans>
  </Mark>
)

/** How it stood before. */
export const OldValue = ({ children }: { children: string }) => (
  <Was>
    <Trans>
      was <s>{children}</s>
    </Trans>
  </Was>
)
