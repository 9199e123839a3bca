import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Trans } from '@lingui/react/macro'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { Button } from '#components/controls/button.tsx'

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--s3);
  padding: var(--s7) var(--s5);
  text-align: center;
  background: var(--surface-sunk);

  h2 {
    max-inline-size: 20em;
    font-size: var(--t-h3);
  }
  p {
    max-inline-size: 26em;
    color: var(--ink-soft);
  }
`

const Holes = styled(FixedArt)`
  inline-size: 132px;
  block-size: 132px;
  color: var(--holes);
`

interface EmptyStateProps {
  /** The text of the specification, complete. */
  text: string
  /** One button. */
  action?: ReactNode
  /** Whether everything is done, so that the figure is filled. */
  isSewn?: boolean
  /** A sentence that helps. */
  children?: ReactNode
}

/** Shows that a list is empty, with an outlined figure. */
export const EmptyState = ({ text, action, isSewn = false, children }: EmptyStateProps) => (
  <Box>
    <Holes art={isSewn ? 'confirmed' : 'empty'} />
    <h2>{text}</h2>
    {children && <p>{children}</p>}
    {action}
  </Box>
)

interface LoadFailedProps {
  /** What could not be loaded, or the server's message. */
  text: string
  onRetry: () => void
  /** A sentence that helps. */
  children?: ReactNode
}

/** Shows that something could not be loaded, with a button that tries again. */
export const LoadFailed = ({ text, onRetry, children }: LoadFailedProps) => (
  <EmptyState
    text={text}
    action={
      <Button type="button" $kind="line" $small onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    {children}
  </EmptyState>
)
