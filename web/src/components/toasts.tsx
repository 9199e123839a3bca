import { lazy, Suspense, useSyncExternalStore } from 'react'
import { firstToast } from '../lib/show-toast.ts'

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }))

/** Where toasts appear; stands once in the app and loads nothing before the first one. */
export function Toasts() {
  const isWanted = useSyncExternalStore(firstToast.subscribe, firstToast.getSnapshot, () => false)
  return (
    isWanted && (
      <Suspense fallback={null}>
        <ToastHost />
      </Suspense>
    )
  )
}
