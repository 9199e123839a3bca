import { Trans } from '@lingui/react/macro'
import { exportForms } from 'domain/api/inbox.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import styled from 'styled-components'
import type { Place } from './place.ts'
import { SaveButton } from './save-button.tsx'

const Why = styled.span`
  color: var(--ink-soft);
  font-size: var(--t-s);
`

interface ExportButtonProps {
  place: Place
  /** Whether words are searched: they are no filter of the file, which would hold more than what is seen. */
  isSearch: boolean
}

/** Takes away all that the filters let through, as a file for a spreadsheet. */
export const ExportButton = ({ place: { list, shown, back }, isSearch }: ExportButtonProps) =>
  isSearch ? (
    <Why>
      <Trans>To export the list, clear the search.</Trans>
    </Why>
  ) : (
    <SaveButton address={addressOf(exportForms, { name: list }, { show: shown, back })} name={`${list}.csv`}>
      <Trans>Export (CSV)</Trans>
    </SaveButton>
  )
