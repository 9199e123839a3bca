import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'

const Place = styled.div`
  margin-block-end: var(--s5);
`

/** Shown once the early script has found that the app did not arrive (app/early/start-when-wanted.ts). */
const Failed = styled(Place)`
  display: none;
  html[data-failed] & {
    display: block;
  }
`

/** Says in the place of a form that it needs scripts, or that they did not arrive, and how to reach the office without. */
export function NoScriptNote() {
  const { phone, email } = useOrganisation()
  return (
    <>
      <noscript>
        <Place>
          <Note>
            <Trans>
              This form needs JavaScript, which is switched off in this browser. Please call{' '}
              <a href={phoneHref(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </Note>
        </Place>
      </noscript>
      <Failed role="alert">
        <Note tone="refused">
          <Trans>
            A part of this page could not be loaded, so this form cannot be sent yet. Please reload the page,
            or call <a href={phoneHref(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>
            .
          </Trans>
        </Note>
      </Failed>
    </>
  )
}
