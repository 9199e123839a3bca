import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'

/** The main navigation, the same on every width. */
export function useNavigationLinks() {
  const { t } = useLingui()
  return [
    { label: t`Home`, to: paths.home },
    { label: t`About`, to: paths.about },
    { label: t`Causes`, to: paths.causes },
    { label: t`Event`, to: paths.events },
    { label: t`Blogs`, to: paths.blog },
    { label: t`Contact`, to: paths.contact },
  ]
}
