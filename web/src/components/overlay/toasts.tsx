import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** `waiting`: it worked, and somebody else goes on with it. */
export type ToastTone = 'success' | 'waiting' | 'error'

const TYPES = { success: 'success', waiting: 'warning', error: 'error' } as const

/** Notifications close by themselves after this time; errors stay until closed. */
const TOAST_MS = 5_000

const loadToasts = () => import('./toast-host.tsx')
const ToastHost = lazy(async () => ({ default: (await loadToasts()).ToastHost }))

let isWanted = false
let announce = () => {}

const subscribe = (listener: () => void) => {
  announce = listener
  return () => {
    announce = () => {}
  }
}

/**
 * Shows a short message at the top end of the page, also across a change of page.
 * @param said may hold a button
 * @param ms how long a message that is no error stays
 * @returns closes it
 */
export async function showToast(tone: ToastTone, said: ReactNode, ms = TOAST_MS): Promise<() => void> {
  isWanted = true
  announce()
  const { toast } = await loadToasts()
  const id = toast(<span>{said}</span>, { type: TYPES[tone], autoClose: tone !== 'error' && ms })
  return () => toast.dismiss(id)
}

/** Takes away what is still shown, since it is about something that is now tried again. */
export async function clearToasts() {
  if (isWanted) (await loadToasts()).toast.dismiss()
}

let place: HTMLElement | undefined

/**
 * The element that holds all toasts. Whatever opens modally takes it in and gives it back to the body at its end:
 * outside of an open dialog nothing can be reached or read out, and everything lies under its veil.
 */
export function toastPlace(): HTMLElement {
  place ??= document.body.appendChild(document.createElement('div'))
  return place
}

/** Where toasts appear; stands once in the app and loads nothing before the first one. */
export function Toasts() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
  return (
    isShown && (
      <Suspense fallback={null}>{createPortal(<ToastHost closeMs={TOAST_MS} />, toastPlace())}</Suspense>
    )
  )
}
