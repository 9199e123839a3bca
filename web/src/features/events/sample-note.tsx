import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Note } from '#components/feedback/note.tsx'
import { paths } from '#lib/paths.ts'

/** Above the sample, so that nobody puts on her shoes for it. */
export const SampleNote = () => (
  <Note>
    <Trans>
      A sample of how we announce an event. What is really coming stands under{' '}
      <Link to={paths.events}>Our Event</Link>.
    </Trans>
  </Note>
)
