import { Trans } from '@lingui/react/macro'
import { exportForms } from 'domain/api/coming-in.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import type { Place } from './place.ts'
import { SaveButton } from './save-button.tsx'

/** Takes away all that the filters let through, as a file for a spreadsheet. */
export const ExportButton = ({ place: { list, shown, back } }: { place: Place }) => (
  <SaveButton address={addressOf(exportForms, { name: list }, { show: shown, back })} name={`${list}.csv`}>
    <Trans>Export (CSV)</Trans>
  </SaveButton>
)
