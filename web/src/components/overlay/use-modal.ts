import { useLayoutEffect, useRef } from 'react'
import { toastContainer } from './toasts.tsx'

/** Moves the toasts into the `data-toasts` element of the topmost dialog, or back into the page. */
function placeToasts() {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const holder = [...(top?.querySelectorAll('[data-toasts]') ?? [])].find(
    (part) => part.closest('dialog') === top,
  )
  const home = holder ?? top ?? document.body
  home.append(toastContainer())
}

/**
 * Opens a dialog modally while it is rendered. The focus starts at `data-initial-focus` or the first control.
 * The browser keeps the focus inside and returns it.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    placeToasts()
    return () => {
      element?.close()
      placeToasts()
    }
  }, [])
  return dialog
}
