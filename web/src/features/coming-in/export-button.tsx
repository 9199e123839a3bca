import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { exportForms } from 'domain/api/coming-in.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { saveFile } from '#lib/firebase/save-file.ts'
import { useFailure } from './use-failure.ts'
import type { Place } from './place.ts'

/** Takes away all that the filters let through, as a file for a spreadsheet. */
export function ExportButton({ place: { list, shown, back } }: { place: Place }) {
  const failure = useFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(addressOf(exportForms, { name: list }, { show: shown, back }), `${list}.csv`),
    onError: (error) => void showToast('error', failure(error)),
  })
  return (
    <Button
      type="button"
      $kind="plain"
      $small
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={() => isPending || mutate()}
    >
      <WorkIcon name="download" />
      <Trans>Export (CSV)</Trans>
    </Button>
  )
}
