const closest = (event: Event) => (event.target as Element).closest<HTMLDetailsElement>('details[data-menu]')

/**
 * Says that the summary of a menu is a button, and whether the menu is open: Safari and some readers say neither. Validators refuse
 * both in the file of a page, so they are added to what is shown.
 */
export function describeMenu(menu: HTMLDetailsElement | null) {
  const summary = menu?.querySelector('summary')
  summary?.setAttribute('role', 'button')
  summary?.setAttribute('aria-expanded', String(menu?.open))
}

/**
 * Completes menus made of `<details data-menu>`, before and after hydration: describes them, and closes them on Escape or when a
 * link is chosen.
 */
export function serveMenus(document: Document) {
  document.addEventListener('toggle', (event) => describeMenu(closest(event)), true)
  describeMenu(document.querySelector('details[data-menu]'))
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
