import { useEffect, useEffectEvent } from 'react'
import { useHref } from 'react-router-dom'
import { showToast } from '#components/overlay/toasts.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { readStorage, removeFromStorage, writeStorage } from '#lib/storage.ts'

const KEY = 'signed-in'

/** Milliseconds after a sign-in in which the dashboard may still say it. */
const RECENT_MS = 60_000

/** Whether it was said since the page was loaded. */
let isSaid = false

/**
 * Returns what says that the sign-in succeeded. A page of another language leaves that to the dashboard, which is loaded in the
 * user's own language.
 */
export function useSaySignedIn(): () => void {
  const { login } = useTexts()
  const isTranslated = useHref(paths.root) !== paths.root
  return () => {
    writeStorage(KEY, Date.now(), 'sessionStorage')
    isSaid = !isTranslated
    if (isSaid) void showToast('success', login.success)
  }
}

/** Says in the dashboard that the sign-in succeeded, once, if the page was loaded since. @param isStaying no other load follows */
export function useSignedInToast(isStaying: boolean): void {
  const { login } = useTexts()
  const say = useEffectEvent(() => {
    const at = readStorage(KEY, 'sessionStorage')
    removeFromStorage(KEY, 'sessionStorage')
    if (!isSaid && Number(at) > Date.now() - RECENT_MS) void showToast('success', login.success)
  })
  useEffect(() => {
    if (isStaying) say()
  }, [isStaying])
}
