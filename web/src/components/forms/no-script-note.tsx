import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { useOrganisation } from '#lib/content.tsx'
import { toTelephone } from '#lib/telephone.ts'

const Place = styled.div`
  margin-block-end: var(--s5);
`

/** Says in the place of a form that it needs scripts, and how to reach the office without. */
export function NoScriptNote() {
  const { phone, email } = useOrganisation()
  return (
    <noscript>
      <Place>
        <Note>
          <Trans>
            This form needs JavaScript, which is switched off in this browser. Please call{' '}
            <a href={toTelephone(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </Note>
      </Place>
    </noscript>
  )
}
