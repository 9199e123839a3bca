import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'

const Box = styled.div`
  display: grid;
  gap: var(--s4);
  max-inline-size: 34em;
  font-size: var(--t-l);
  line-height: 1.5;
  b {
    color: var(--accent);
    font: 600 1.75rem / 1.2 var(--display);
    white-space: nowrap;
  }
`

/** Brings a form back that was sent: no part of what is printed. */
export const AgainButton = styled(Button).attrs({ type: 'button', $kind: 'plain' })`
  justify-self: start;
  @media print {
    display: none;
  }
`

interface SentAnswerProps {
  reference: string
  /** One sentence. */
  children: ReactNode
  /** A button that brings the form back. */
  again: ReactNode
}

/** What takes the place of a form that was sent: one sentence, the reference to quote, and the way back to the form. */
export const SentAnswer = ({ reference, children, again }: SentAnswerProps) => (
  <Box>
    <p>{children}</p>
    <p>
      <Trans>
        Your reference is <b>{reference}</b>
      </Trans>
    </p>
    {again}
  </Box>
)
