import { useLayoutEffect, useRef } from 'react'
import { toastPlace } from './toasts.tsx'

/**
 * Puts the notifications where they can be read: into the part of the topmost open dialog that has `data-news`, a strip
 * below its head; else back into the page.
 */
function placeToasts() {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const news = [...(top?.querySelectorAll('[data-news]') ?? [])].find(
    (part) => part.closest('dialog') === top,
  )
  const home = news ?? top ?? document.body
  home.append(toastPlace())
}

/**
 * Opens a dialog modally as long as it is rendered. It starts at what has
 * `data-starts-here`, else at its first control; the browser keeps the focus inside and gives it back at the end.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-starts-here]')?.focus()
    placeToasts()
    return () => {
      element?.close()
      placeToasts()
    }
  }, [])
  return dialog
}
