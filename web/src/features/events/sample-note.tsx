import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Note } from '#components/feedback/note.tsx'
import { paths } from '#lib/paths.ts'

/** Says that the event is an example, and links to the real ones. */
export const SampleNote = () => (
  <Note icon="info">
    <Trans>
      This is an example. <Link to={paths.events}>See all upcoming events.</Link>
    </Trans>
  </Note>
)
