import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { MiniButton } from '#components/controls/mini-button.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s2);
  align-items: center;
`

interface LoadFailedLineProps {
  /** What could not be loaded. */
  text: string
  onRetry: () => void
}

/** Shows in a line that a part of a box could not be loaded, with a button that tries again. */
export const LoadFailedLine = ({ text, onRetry }: LoadFailedLineProps) => (
  <Line role="alert">
    <p>{text}</p>
    <MiniButton type="button" $kind="plain" onClick={onRetry}>
      <Trans>Try again</Trans>
    </MiniButton>
  </Line>
)
