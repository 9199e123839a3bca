import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from './empty-state.tsx'

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
