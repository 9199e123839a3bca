import { Note } from '#components/feedback/note.tsx'
import type { FailedTry } from './use-failure.ts'

/** Stands over the button of a short form: why it was not sent, read out unless a toast was. */
export const WhyNot = ({ failure }: { failure: FailedTry | undefined }) => (
  <div role={failure?.isSaid ? undefined : 'alert'}>
    {failure && <Note tone="refused">{failure.text}</Note>}
  </div>
)
