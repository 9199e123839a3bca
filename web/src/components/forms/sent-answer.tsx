import { Trans } from '@lingui/react/macro'
import type { Sent } from 'domain/api/forms.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { SENT_ANSWER_KEY } from '#lib/storage.ts'

/** Holds an answer in the browser's history, so that a reload or Back shows the reference again. */
interface KeptAnswer<Answer extends Sent = Sent> {
  name: string
  answer: Answer
  values: Record<string, unknown>
}

type State = { [SENT_ANSWER_KEY]?: KeptAnswer } | null

/** Saves the answer to a form in the current history entry. */
export function keepAnswer(kept: KeptAnswer): void {
  history.replaceState({ ...(history.state as State), [SENT_ANSWER_KEY]: kept }, '')
}

/** Removes the answer, when the form is filled in again. */
export function dropAnswer(): void {
  const { [SENT_ANSWER_KEY]: _, ...state } = (history.state as State) ?? {}
  history.replaceState(state, '')
}

/** Returns the answer to a form that is kept for this page; undefined if there is none. */
export function readAnswer<Answer extends Sent>(name: string): KeptAnswer<Answer> | undefined {
  const kept = (history.state as State)?.[SENT_ANSWER_KEY]
  return kept?.name === name ? (kept as KeptAnswer<Answer>) : undefined
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

/** Renders a button that shows the form again. It is not printed. */
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
  /** Renders a button that shows the form again. */
  again: ReactNode
}

/** Replaces a form that was sent: one sentence, the reference, and the way back to the form. */
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
