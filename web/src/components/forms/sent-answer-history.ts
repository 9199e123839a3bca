import type { Sent } from 'domain/api/forms.ts'
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
