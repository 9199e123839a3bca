const closest = (event: Event) => (event.target as Element).closest<HTMLDetailsElement>('details[data-menu]')

/**
 * Says that the summary of a menu is a button, and whether the menu is open: Safari and some readers say neither. Validators refuse
 * both in the file of a page, so they are added to what is shown.
 */
function describe(menu: HTMLDetailsElement | null) {
  const summary = menu?.querySelector('summary')
  if (!summary) return
  summary.role = 'button'
  summary.ariaExpanded = `${menu?.open}`
}

/**
 * Completes menus made of `<details data-menu>`, before and after hydration: describes them, and closes them on Escape or when a
 * link is chosen.
 */
export function serveMenus(document: Document) {
  document.addEventListener('toggle', (event) => describe(closest(event)), true)
  describe(document.querySelector('details[data-menu]'))
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
