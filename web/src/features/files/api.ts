import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { addressOf } from 'domain/api/endpoint.ts'
import { addFile, changeFile, downloadFile, listFileLinks, listFiles, removeFile } from 'domain/api/files.ts'
import { byFileDate, type ListedFile } from 'domain/files/office-file.ts'
import { clearToasts, showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useOfficeFiles } from '#lib/firebase/live-queries.ts'
import { saveFile } from '#lib/firebase/save-file.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { type Base, differingFields, type FileValues } from './file-values.ts'
import { type Sending, sendInPieces, untilAnswered } from './send-pieces.ts'

/** Listens to the list of files, the newest first. For admins. */
export function useFiles(session: OpenSession) {
  const { status, retry, ...heard } = useOfficeFiles(session)
  const files = 'data' in heard && heard.data !== undefined ? byFileDate(heard.data?.files ?? []) : undefined
  return { status, retry, files }
}

/** Reads the list of files over REST, for members. */
export const useMembersFiles = () =>
  useQuery({
    queryKey: queryKeys.files,
    queryFn: ({ signal }) => callSignedIn(listFiles, {}, { signal }),
  })

/** Downloads a file that may be only for members. */
export function useDownload() {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: ({ id, name }: ListedFile) => saveFile(addressOf(downloadFile, { id }), name),
    onMutate: clearToasts,
    onError: (error) => showError(error),
  })
}

/** Reads what links to a file, when somebody wants to delete it. */
export const useFileLinks = (id: string) =>
  useQuery({
    queryKey: queryKeys.fileLinks(id),
    queryFn: ({ signal }) => callSignedIn(listFileLinks, { id }, { signal }),
    staleTime: 0,
  })

interface Saving {
  /** The stored file that is changed; undefined for a new file. */
  file: ListedFile | undefined
  values: FileValues
  base: Base
}

const isIncomplete = (error: unknown) => error instanceof HttpError && error.status === 400

/**
 * Stores a file: sends its pieces, then its fields. Both go on after a lost connection.
 * @throws HttpError for a refusal, 412 where somebody has changed it since; the reason of the signal
 */
export async function storeFile({ file, values, base }: Saving, sending: Sending): Promise<ListedFile> {
  const { title, date, readers, languages } = values
  const store = async () => {
    const upload = values.file ? await sendInPieces(values.file, sending) : ''
    return untilAnswered(() => {
      if (!file) return callSignedIn(addFile, { title, date, readers, languages, upload })
      const changed = Object.fromEntries(
        differingFields(values, base.values).map((field) => [field, values[field]]),
      )
      return callSignedIn(changeFile, {
        ...changed,
        ...(upload && { upload }),
        id: file.id,
        version: base.version,
      })
    }, sending)
  }
  // pieces may have been removed just now, or were damaged: they are sent once more
  return store().catch((error: unknown) => {
    if (!values.file || !isIncomplete(error)) throw error
    return store()
  })
}

interface DeleteOptions {
  pause: Pause | undefined
  /** Called once it is deleted, also by somebody else. */
  onDeleted: () => void
  /** Called where the file was changed meanwhile. */
  onChanged: () => void
}

/** Deletes the version of a file that the user has seen. */
export function useDeleteFile(
  { id, updatedAt, readers }: ListedFile,
  { pause, onDeleted, onChanged }: DeleteOptions,
) {
  const { t } = useLingui()
  const { leaves } = useWhenLive(pause)
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => callSignedIn(removeFile, { id, version: updatedAt }),
    onMutate: clearToasts,
    onSuccess: () => {
      void showToast('success', readers === 'everybody' ? `${t`File deleted.`} ${leaves}` : t`File deleted.`)
      onDeleted()
    },
    onError: (error) => {
      showError(error)
      if (!(error instanceof HttpError)) return
      if (error.status === 404) onDeleted()
      if (error.status === 412) onChanged()
    },
  })
}
