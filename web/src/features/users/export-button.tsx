import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { addressOf } from 'domain/api/endpoint.ts'
import { exportUsers } from 'domain/api/users.ts'
import type { UserTab } from 'domain/user.ts'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { privateHeaders } from '#lib/firebase/hide-private.ts'
import { saveFile } from '#lib/firebase/save-file.ts'
import { HttpError, serverMessage } from '#lib/http.ts'
import { useTexts } from '#lib/format/texts.ts'

/** Saves everybody whom the list shows, on all of its pages, as a table for a spreadsheet. */
export function ExportButton({ tab, search }: { tab: UserTab; search: string }) {
  const { users } = useTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveFile(
        addressOf(exportUsers, {}, { tab }),
        `users-${tab}.csv`,
        privateHeaders(exportUsers, { search: search || undefined }),
      ),
    onError: (error) =>
      void showToast(
        'error',
        (error instanceof HttpError && serverMessage(error.body)) || users.exportFailed,
      ),
  })
  return (
    <Button
      type="button"
      $kind="plain"
      $small
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      <WorkIcon name="download" />
      <Trans>Export this list (CSV)</Trans>
    </Button>
  )
}
