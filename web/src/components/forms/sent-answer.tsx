import { Trans } from '@lingui/react/macro'
import type { Sent } from 'domain/api/forms.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { SENT } from '#lib/storage.ts'

/** What was sent, kept with the page's place in the history: a reload or Back shows the number to quote again. */
interface KeptAnswer {
  name: string
  answer: Sent
  values: Record<string, unknown>
}

type State = { [SENT]?: KeptAnswer } | null

/** Keeps what became of a form, without what no device keeps. */
export function keepAnswer(kept: KeptAnswer): void {
  history.replaceState({ ...(history.state as State), [SENT]: kept }, '')
}

/** Forgets it, where a form is to be filled in again. */
export function dropAnswer(): void {
  const { [SENT]: _, ...state } = (history.state as State) ?? {}
  history.replaceState(state, '')
}

/** What became of a form at this place of the history. */
export function readAnswer(name: string): KeptAnswer | undefined {
  const kept = (history.state as State)?.[SENT]
  return kept?.name === name ? kept : undefined
}

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
