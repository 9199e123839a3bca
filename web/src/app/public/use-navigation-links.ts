import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'

/** Returns the `aria-current` of a link: the page itself, a page below it (`/blog-details/…`) or another layout (`/home2`). */
function markOf(to: string, current: string) {
  if (to === current) return 'page'
  return new RegExp(`^${to}(-|\\d)`).test(current) ? 'true' : undefined
}

/**
 * Returns the links of the main navigation, the same at every width.
 * @param current the address of the page
 */
export function useNavigationLinks(current: string) {
  const { t } = useLingui()
  const links = [
    { label: t`Home`, to: paths.home },
    { label: t`About`, to: paths.about },
    { label: t`Causes`, to: paths.causes },
    { label: t`Event`, to: paths.events },
    { label: t`Blogs`, to: paths.blog },
    { label: t`Contact`, to: paths.contact },
  ]
  return links.map((link) => ({ ...link, 'aria-current': markOf(link.to, current) }) as const)
}
