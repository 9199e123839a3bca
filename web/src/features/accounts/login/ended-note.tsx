import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'

const Place = styled.div`
  &:not(:empty) {
    max-inline-size: 460px;
    margin-block-end: var(--s5);
  }
`

/** Why she is here, if a session of the dashboard has ended that led here (`paths.loginFor`). */
export function EndedNote() {
  const { server } = useTexts()
  const isHydrated = useHydrated()
  const { search } = useLocation()
  // the file knows of no address
  const hasEnded = isHydrated && new URLSearchParams(search).has('ended')
  return <Place role="alert">{hasEnded && <Note icon="info">{server.sessionEnded}</Note>}</Place>
}
