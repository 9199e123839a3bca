import { useLayoutEffect, useRef } from 'react'
import { toastPlace } from './toasts.tsx'

/** Moves the toasts into the `data-news` element of the topmost dialog, or back into the page. */
function placeToasts() {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const news = [...(top?.querySelectorAll('[data-news]') ?? [])].find(
    (part) => part.closest('dialog') === top,
  )
  const home = news ?? top ?? document.body
  home.append(toastPlace())
}

/**
 * Opens a dialog modally while it is rendered. The focus starts at `data-starts-here` or the first control.
 * The browser keeps the focus inside and returns it.
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
