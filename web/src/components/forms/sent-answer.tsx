import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'

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

/** What takes the place of a form that was sent: one sentence, and the reference to quote. */
export const SentAnswer = ({ reference, children }: { reference: string; children: ReactNode }) => (
  <Box>
    <p>{children}</p>
    <p>
      <Trans>
        Your reference is <b>{reference}</b>
      </Trans>
    </p>
  </Box>
)
