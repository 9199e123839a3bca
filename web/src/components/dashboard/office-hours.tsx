import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'

const Number = styled.a`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  direction: ltr;
  unicode-bidi: isolate;
`

/** Shows the office's phone number and opening hours. */
export function OfficeHours() {
  const { phone, openingHours } = useOrganisation()
  return (
    <Trans>
      Questions? Call the office on <Number href={phoneHref(phone)}>{phone}</Number>. {openingHours}
    </Trans>
  )
}
