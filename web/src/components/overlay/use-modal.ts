import { useLayoutEffect, useRef } from 'react'
import { toastPlace } from './toasts.tsx'

/**
 * Opens a dialog modally as long as it is rendered, and takes the toasts in; they go back to where they were, be it another
 * dialog below.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const toasts = toastPlace()
    const below = toasts.parentElement
    element?.showModal()
    element?.append(toasts)
    return () => {
      const home = below?.isConnected ? below : document.body
      home.append(toasts)
      element?.close()
    }
  }, [])
  return dialog
}
