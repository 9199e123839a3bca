const closest = (event: Event) => (event.target as Element).closest<HTMLDetailsElement>('details[data-menu]')

/** Closes menus made of `<details data-menu>` on Escape or when a link is chosen, before and after hydration. */
export function serveMenus(document: Document) {
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
