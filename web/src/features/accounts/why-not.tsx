import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import type { FailedTry } from './use-failure.ts'

const Place = styled.div`
  /* no cell of the grid as long as it is silent, so no gap before it */
  &:empty {
    position: absolute;
  }
`

/** Stands over the button of a short form: why it was not sent, read out unless a toast was. */
export const WhyNot = ({ failure }: { failure: FailedTry | undefined }) => (
  <Place role={failure?.isSaid ? undefined : 'alert'}>
    {failure && <Note tone="refused">{failure.text}</Note>}
  </Place>
)
