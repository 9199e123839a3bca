let place: HTMLElement | undefined

/**
 * The element that holds all toasts. Whatever opens modally takes it in and gives it back to the body at its end:
 * outside of an open dialog nothing can be reached or read out, and everything lies under its veil.
 */
export function toastPlace(): HTMLElement {
  place ??= document.body.appendChild(document.createElement('div'))
  return place
}
