import { Trans } from '@lingui/react/macro'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'

/** What to do for whom everything is as it should be: only a word with the office helps there. */
export function WriteInstead() {
  const { email, phone } = useOrganisation()
  return (
    <Trans>
      Is everything you sent correct? Tell the office why: write to <a href={`mailto:${email}`}>{email}</a>,
      or call <a href={phoneHref(phone)}>{phone}</a>.
    </Trans>
  )
}
