/**
 * Remembers the button that is clicked while no app answers yet.
 * @returns stops that, and tells the button: an impatient second click is no second wish
 */
export function keepClick(document: Document): () => HTMLButtonElement | undefined {
  let clicked: HTMLButtonElement | undefined
  const note = ({ target }: Event) => {
    clicked = (target as Element).closest<HTMLButtonElement>('button[type=button]') ?? clicked
  }
  document.addEventListener('click', note, true)
  return () => {
    document.removeEventListener('click', note, true)
    return clicked
  }
}
