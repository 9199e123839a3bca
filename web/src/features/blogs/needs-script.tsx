import { Trans } from '@lingui/react/macro'
import { organisation } from 'domain/organisation.ts'
import { Note } from '#components/feedback/note.tsx'
import { toTelephone } from '#lib/telephone.ts'

/** Where posts would stand in a browser without JavaScript, which no words about loading may keep waiting. */
export const NeedsScript = () => (
  <noscript>
    <Note>
      <Trans>
        The posts need JavaScript, which is switched off in this browser. The office tells you the news: call{' '}
        <a href={toTelephone(organisation.phone)}>{organisation.phone}</a> or write to{' '}
        <a href={`mailto:${organisation.email}`}>{organisation.email}</a>.
      </Trans>
    </Note>
  </noscript>
)
