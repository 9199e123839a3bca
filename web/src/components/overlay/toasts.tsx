import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** What a toast reports. `waiting`: done here, but somebody else has to continue. */
type ToastTone = 'success' | 'waiting' | 'error'

const TYPES = { success: 'success', waiting: 'warning', error: 'error' } as const

/** Milliseconds until a toast closes. Errors stay. */
const TOAST_MS = 5_000

type Library = typeof import('./toast-host.tsx')

/** Set when the toast library has loaded; nothing is rendered before. */
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
 * Loads the toast library. A form calls this early, so that toasts work when the connection is lost.
 * @returns undefined if it could not be loaded
 */
export async function loadToasts(): Promise<Library | undefined> {
  library ??= await import('./toast-host.tsx').catch(() => undefined)
  return library
}

/**
 * Shows a toast, which stays when the page changes.
 * @param content text, or elements with a button
 * @param ms how long it stays, unless it is an error
 * @returns a function that closes it; undefined if it could not be shown
 */
export async function showToast(
  tone: ToastTone,
  content: ReactNode,
  ms = TOAST_MS,
): Promise<(() => void) | undefined> {
  const loaded = await loadToasts()
  if (!loaded) return undefined
  isWanted = true
  announce()
  // in a dialog, good news waits for screen readers to finish
  const role = tone !== 'error' && toastContainer().closest('dialog') ? 'status' : 'alert'
  const id = loaded.toast(<span>{content}</span>, {
    type: TYPES[tone],
    autoClose: tone !== 'error' && ms,
    role,
  })
  return () => loaded.toast.dismiss(id)
}

/** Closes all toasts, before an action is tried again. */
export function clearToasts(): void {
  if (isWanted) library?.toast.dismiss()
}

let container: HTMLElement | undefined

/**
 * Returns the element that contains all toasts. While a modal dialog is open, it holds this element: elsewhere toasts would be
 * covered and not announced.
 */
export function toastContainer(): HTMLElement {
  container ??= document.body.appendChild(document.createElement('div'))
  return container
}

/** Renders the place of the toasts, once in the app. It loads nothing before the first toast. */
export function Toasts() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
  return isShown && library && createPortal(<library.ToastHost closeMs={TOAST_MS} />, toastContainer())
}
