const closest = (event: Event) => (event.target as Element).closest<HTMLDetailsElement>('details[data-menu]')

/**
 * What a menu made of `<details data-menu>` does beyond opening, before and after the app has come: it says whether it is
 * open, and Escape or a chosen link closes it.
 */
export function serveMenus(document: Document) {
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = closest(event)
      menu?.querySelector('summary')?.setAttribute('aria-expanded', String(menu.open))
    },
    true,
  )
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
