import { Trans, useLingui } from '@lingui/react/macro'
import type { FileLink } from 'domain/api/files.ts'
import type { ListedFile } from 'domain/files/office-file.ts'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import type { Pause } from '#components/publishing/use-pause.ts'
import { Loading } from '#components/feedback/loading.tsx'
import { useDeleteFile, useFileLinks } from '../api.ts'

/** Returns what names a place that links to a file. */
function useLinkName() {
  const { t } = useLingui()
  return ({ kind, id, title }: FileLink): string =>
    ({
      blog: t`Post: ${title}`,
      event: t`Event: ${title}`,
      page: t`Page: ${title}`,
      site: t`Website text: ${id}`,
    })[kind]
}

interface DeleteFileProps {
  file: ListedFile
  pause: Pause | undefined
  onClose: () => void
}

/** Asks before a file is deleted, and names what links to it. */
export function DeleteFile({ file, pause, onClose }: DeleteFileProps) {
  const { t } = useLingui()
  const nameOf = useLinkName()
  const { data: links, isPending, isError } = useFileLinks(file.id)
  const { mutate, isPending: isDeleting } = useDeleteFile(file, {
    pause,
    onDeleted: onClose,
    onChanged: onClose,
  })
  return (
    <DeleteDialog
      title={t`Delete “${file.title}”?`}
      deletion={{ mutate: () => !isPending && mutate(), isPending: isDeleting }}
      onClose={onClose}
    >
      {file.readers === 'everybody' && <PausedNotice pause={pause} isLeaving />}
      {isPending && <Loading text={t`Looking for links to it...`} />}
      {isError && (
        <p>
          <Trans>We could not check what links to it.</Trans>
        </p>
      )}
      {links?.length === 0 && (
        <p>
          <Trans>No text of the site links to it.</Trans>
        </p>
      )}
      {links && links.length > 0 && (
        <div>
          <p>
            <Trans>These link to it, and the links will stop working:</Trans>
          </p>
          <ul>
            {links.map((link) => (
              <li key={`${link.kind} ${link.id}`}>{nameOf(link)}</li>
            ))}
          </ul>
        </div>
      )}
    </DeleteDialog>
  )
}
