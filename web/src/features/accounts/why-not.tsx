import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import type { FailedTry } from './use-failure.ts'

const Place = styled.div`
  /* takes no room as long as it is silent, neither its own nor the gap before it */
  &:empty {
    margin-block-start: calc(-1 * var(--s5));
  }
`

/** Stands over the button of a short form: why it was not sent, read out unless a toast was. */
export const WhyNot = ({ failure }: { failure: FailedTry | undefined }) => (
  <Place role={failure?.isSaid ? undefined : 'alert'}>
    {failure && <Note tone="refused">{failure.text}</Note>}
  </Place>
)
