import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedFile } from 'domain/files/office-file.ts'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { FileRows } from '#components/files/file-rows.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useDownload, useMembersFiles } from '../api.ts'

function DownloadButton({ file }: { file: ListedFile }) {
  const { t } = useLingui()
  const { mutate, isPending } = useDownload()
  return (
    <Button
      type="button"
      $kind="line"
      $small
      aria-label={t`Download: ${file.title}`}
      aria-busy={isPending}
      onClick={() => mutate(file)}
    >
      <WorkIcon name="download" />
      <Trans>Download</Trans>
    </Button>
  )
}

/** Lists the files that members may download, those of the public page too. */
export function DownloadsView(_props: { session: OpenSession }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data: files, error, refetch } = useMembersFiles()
  return (
    <>
      <WorkHead title={t`Downloads`} />
      {!files && !error && <Loading text={t`Loading the files...`} />}
      {!files && error && <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />}
      {files?.length === 0 && <EmptyState text={t`There are no files yet.`} />}
      {files && files.length > 0 && (
        <FileRows files={files} label={t`Files`} action={(file) => <DownloadButton file={file} />} />
      )}
    </>
  )
}
