import { Trans } from '@lingui/react/macro'
import { organisation } from 'domain/organisation.ts'
import styled from 'styled-components'
import { toTelephone } from '#lib/telephone.ts'

const Number = styled.a`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  direction: ltr;
  unicode-bidi: isolate;
`

const { phone, officeHours } = organisation

/** Whom to ask, and when. */
export const OfficeHours = () => (
  <Trans>
    Questions? Call the office on <Number href={toTelephone(phone)}>{phone}</Number>, Monday to Friday,{' '}
    {officeHours.from} to {officeHours.to}.
  </Trans>
)
