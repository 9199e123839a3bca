import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'

const Waiting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s4);
  margin-block-end: var(--s4);
  padding: var(--s2) var(--s4);
  border-inline-start: 6px solid var(--waiting-edge);
  background: var(--waiting-tint);
`

/** Says that the draft of something new is saved on this device. */
export const WaitingDraft = ({ text, onContinue }: { text: string; onContinue: () => void }) => (
  <Waiting>
    <span>{text}</span>
    <Button type="button" $kind="plain" $small onClick={onContinue}>
      <Trans>Continue editing</Trans>
    </Button>
  </Waiting>
)
