import { Trans } from '@lingui/react/macro'
import type { UserTab } from 'domain/user.ts'
import { useExportUsers } from '../api.ts'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'

/** Saves all users of the list as a CSV file for a spreadsheet. */
export function ExportButton(list: { tab: UserTab; search: string }) {
  const { mutate, isPending } = useExportUsers(list)
  return (
    <MiniButton type="button" $kind="plain" aria-busy={isPending} onClick={() => mutate()}>
      <WorkIcon name="download" />
      <Trans>Export this list (CSV)</Trans>
    </MiniButton>
  )
}
