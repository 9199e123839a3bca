import { useLingui } from '@lingui/react/macro'
import { PageHead } from '#components/layout/page-head.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'

/** Renders title and description of the home page, the same in its three layouts. */
export function HomeHead() {
  const { t } = useLingui()
  const { about } = useOrganisation()
  return <PageHead title={t`Home`} description={about} />
}
