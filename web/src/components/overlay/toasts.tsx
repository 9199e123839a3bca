import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** `waiting`: it worked, and somebody else goes on with it. */
export type ToastTone = 'success' | 'waiting' | 'error'

const TYPES = { success: 'success', waiting: 'warning', error: 'error' } as const

/** Notifications close by themselves after this time; errors stay until closed. */
const TOAST_MS = 5_000

type Library = typeof import('./toast-host.tsx')

/** There with the first notification, or before: nothing is rendered that has not arrived, so none can take its page away. */
let library: Library | undefined
let isWanted = false
let announce = () => {}

const subscribe = (listener: () => void) => {
  announce = listener
  return () => {
    announce = () => {}
  }
}

/**
 * Loads what notifications need. A form calls it when it is ready, so that it can speak without a connection.
 * @returns undefined where it did not arrive
 */
export async function loadToasts(): Promise<Library | undefined> {
  library ??= await import('./toast-host.tsx').catch(() => undefined)
  return library
}

/**
 * Shows a short message at the top end of the page, also across a change of page.
 * @param said may hold a button
 * @param ms how long a message that is no error stays
 * @returns closes it; undefined where it could not be shown
 */
export async function showToast(
  tone: ToastTone,
  said: ReactNode,
  ms = TOAST_MS,
): Promise<(() => void) | undefined> {
  const loaded = await loadToasts()
  if (!loaded) return undefined
  isWanted = true
  announce()
  // in a dialog good news waits until what she is doing has been read out
  const role = tone !== 'error' && toastPlace().closest('dialog') ? 'status' : 'alert'
  const id = loaded.toast(<span>{said}</span>, {
    type: TYPES[tone],
    autoClose: tone !== 'error' && ms,
    role,
  })
  return () => loaded.toast.dismiss(id)
}

/** Takes away what is still shown, since it is about something that is now tried again. */
export function clearToasts(): void {
  if (isWanted) library?.toast.dismiss()
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
  return isShown && library && createPortal(<library.ToastHost closeMs={TOAST_MS} />, toastPlace())
}
