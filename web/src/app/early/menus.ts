const closest = (event: Event) => (event.target as Element).closest<HTMLDetailsElement>('details[data-menu]')

/**
 * Completes menus made of `<details data-menu>`, before and after hydration: sets `aria-expanded`, and closes the
 * menu on Escape or when a link is chosen.
 */
export function serveMenus(document: Document) {
  const tellState = (menu: HTMLDetailsElement | null) =>
    menu?.querySelector('summary')?.setAttribute('aria-expanded', String(menu.open))
  document.addEventListener('toggle', (event) => tellState(closest(event)), true)
  // opened before this script had loaded
  tellState(document.querySelector('details[data-menu][open]'))
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && closest(event)
    if (!menu || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', (event) => {
    const menu = (event.target as Element).closest('a') && closest(event)
    if (menu) menu.open = false
  })
}
