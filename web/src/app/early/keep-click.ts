/**
 * Remembers the last button that is clicked before hydration, also before this script has loaded.
 * @returns a function that stops listening and returns the button, so that it is pressed once
 */
export function keepClick(document: Document): () => HTMLButtonElement | undefined {
  let clicked: HTMLButtonElement | undefined
  const note = ({ target }: Event) => {
    clicked = (target as Element).closest<HTMLButtonElement>('button[type=button]') ?? clicked
  }
  if (document.touched?.type === 'click') note(document.touched)
  document.addEventListener('click', note, true)
  return () => {
    document.removeEventListener('click', note, true)
    return clicked
  }
}
