import { Trans } from '@lingui/react/macro'
import { useOrganisation } from '#lib/published/content.tsx'
import { toTelephone } from '#lib/words/telephone.ts'

/** What to do for whom everything is as it should be: only a word with the office helps there. */
export function WriteInstead() {
  const { email, phone } = useOrganisation()
  return (
    <Trans>
      Is everything right as you sent it? Tell the office why: write to{' '}
      <a href={`mailto:${email}`}>{email}</a>, or call <a href={toTelephone(phone)}>{phone}</a>.
    </Trans>
  )
}
