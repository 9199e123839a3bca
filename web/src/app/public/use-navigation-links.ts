import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'

/** Where the current page is this one, stands below it (a post's page is `/blog-details/…`) or is another layout of it (`/home2`). */
function markOf(to: string, current: string) {
  if (to === current) return 'page'
  return new RegExp(`^${to}(-|\\d)`).test(current) ? 'true' : undefined
}

/**
 * The main navigation, the same on every width.
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
