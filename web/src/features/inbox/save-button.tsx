import { Trans } from '@lingui/react/macro'
import { addressOf } from 'domain/api/endpoint.ts'
import { exportForms } from 'domain/api/inbox.ts'
import type { InboxList } from 'domain/inbox.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { useSaveFile } from './api.ts'
import type { ListState } from './list-state.ts'

const Why = styled.span`
  color: var(--ink-soft);
  font-size: var(--t-s);
`

interface ExportButtonProps {
  listState: ListState & { list: InboxList }
  /** Whether the list is searched. The file cannot be: it would hold more than the page shows. */
  isSearch: boolean
}

/** Exports everything that the filters show, as a file for a spreadsheet. */
export const ExportButton = ({ listState: { list, shown, back }, isSearch }: ExportButtonProps) =>
  isSearch ? (
    <Why>
      <Trans>To export the list, clear the search.</Trans>
    </Why>
  ) : (
    <SaveButton address={addressOf(exportForms, { name: list }, { show: shown, back })} name={`${list}.csv`}>
      <Trans>Export (CSV)</Trans>
    </SaveButton>
  )

interface SaveButtonProps {
  /** Address of the file, asked for when the button is pressed. */
  address: string
  /** Name of the file. */
  name: string
  children: ReactNode
}

/** Renders a button that saves a file of the office on this device. */
export function SaveButton({ address, name, children }: SaveButtonProps) {
  const { mutate, isPending } = useSaveFile(address, name)
  return (
    <MiniButton type="button" $kind="plain" aria-busy={isPending} onClick={() => mutate()}>
      <WorkIcon name="download" />
      {children}
    </MiniButton>
  )
}
