import { useLingui } from '@lingui/react/macro'
import type { ListedFile } from 'domain/files/office-file.ts'
import { useEffect, useRef, useState } from 'react'
import { clearToasts, showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import { HttpError } from '#lib/http/http.ts'
import { storeFile } from '../api.ts'
import type { Base, FileValues } from '../file-values.ts'

interface Options {
  file: ListedFile | undefined
  pause: Pause | undefined
  onStored: () => void
}

/** Stores a file, and says how far it has come. Leaving the page stops it; it goes on later. */
export function useSending({ file, pause, onStored }: Options) {
  const { t } = useLingui()
  const { appears } = useWhenLive(pause)
  const showError = useErrorToast()
  const [percent, setPercent] = useState<number>()
  const [isWaiting, setIsWaiting] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const store = async (values: FileValues, base: Base) => {
    clearToasts()
    if (file && file.updatedAt > base.version) return setHasConflict(true)
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    try {
      await storeFile({ file, values, base }, { onProgress: setPercent, onWaiting: setIsWaiting, signal })
      // members get it at once
      void showToast(
        'success',
        values.readers === 'everybody' ? `${t`File saved.`} ${appears}` : t`File saved.`,
      )
      onStored()
    } catch (error) {
      if (signal.aborted) return
      const status = error instanceof HttpError ? error.status : 0
      if (status === 412) setHasConflict(true)
      else if (status === 404) void showToast('error', t`Somebody else has deleted this file.`)
      else showError(error)
    } finally {
      setPercent(undefined)
      setIsWaiting(false)
    }
  }
  return {
    /** How much of the file has arrived, 0 to 100; undefined while none is being sent. */
    percent,
    /** Whether the connection is lost. */
    isWaiting,
    hasConflict,
    setHasConflict,
    store,
    stop: () => request.current?.abort(),
  }
}
