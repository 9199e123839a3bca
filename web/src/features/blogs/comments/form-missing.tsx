import { Trans } from '@lingui/react/macro'
import { Note } from '#components/feedback/note.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'

/** Shown where a form could not be loaded: names the office's phone and e-mail. */
export function FormMissing() {
  const { phone, email } = useOrganisation()
  const telephone = (
    <a href={phoneHref(phone)} dir="ltr">
      {phone}
    </a>
  )
  const address = (
    <a href={`mailto:${email}`} dir="ltr">
      {email}
    </a>
  )
  return (
    <Note tone="refused">
      <Trans>
        The form could not be loaded. Load the page again, or contact the office by phone ({telephone}) or
        e-mail ({address}).
      </Trans>
    </Note>
  )
}
