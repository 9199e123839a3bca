import { Trans } from '@lingui/react/macro'
import { Note } from '#components/feedback/note.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'

/** Stands where a form did not arrive, and says how the office is reached without it. */
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
        The form did not arrive. Load the page again, or reach the office by telephone ({telephone}) or e-mail
        ({address}).
      </Trans>
    </Note>
  )
}
